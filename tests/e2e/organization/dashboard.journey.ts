import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { openMenu, menuOf } from '../kit/menu.ts'
import {
  cells,
  choosePeriod,
  EMPLOYEES_OF_ACME,
  heading,
  names,
  signInOnceCounted,
  sorting,
  table,
  tile,
  tileNumber,
} from '../kit/organization/dashboard.ts'

// Newcomers would take seats of Acme, so that these journeys have a school of their own.
test.use({ school: 'organization' })

const TILES = ['Active Users', 'Videos Watched', 'Courses Completed', 'Badges Earned']

const pageButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Pages of / }).getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('A sponsor opens the dashboard from the menu and reads seats, links, tiles and trends', async ({
  page,
}) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/')
  await openMenu(page)
  await menuOf(page).getByRole('link', { name: 'Insights Hub' }).click()
  await expect(page).toHaveURL('/organization')
  await expect(page.getByRole('heading', { level: 1, name: 'Insights Hub' })).toBeVisible()
  await expect(page).toHaveTitle('Section - Insights Hub')
  await expect(page.getByRole('heading', { level: 2, name: 'Acme' })).toBeVisible()
  await expect(page.getByText(`${EMPLOYEES_OF_ACME} of 60 seats used`)).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Seats' })).toHaveAttribute('aria-valuenow', '83')
  const links = page.getByRole('navigation', { name: 'Important links' })
  await expect(links.getByRole('link', { name: 'Learning at Acme' })).toHaveAttribute(
    'href',
    '/dev/employer/learning-at-acme',
  )
  await expect(links.getByRole('link')).toHaveCount(3)
  for (const label of TILES) expect(await tileNumber(page, label), label).toBeGreaterThan(0)
  await expect(
    tile(page, 'Active Users').getByRole('img', { name: /^\d+% of assigned seats$/ }),
  ).toBeVisible()
  await expect(page.getByText(/^Figures from .*, as of .*\. Days are counted in UTC\.$/)).toBeVisible()

  const trends = page.getByRole('region', { name: 'Trends' })
  await expect(trends.getByRole('heading', { name: 'Active learners by week' })).toBeVisible()
  await trends.getByText('Courses', { exact: true }).click()
  await trends.getByRole('button', { name: 'Show as table' }).click()
  const shown = trends.getByRole('table').getByRole('row')
  await expect(shown).toHaveCount(9)
  await trends.getByText('Seats', { exact: true }).click()
  await expect(trends.getByRole('cell').last()).toHaveText(String(EMPLOYEES_OF_ACME))
  await expectAccessibleInBothSchemes(page)
})

test('The period is in the address, narrows all figures, and stays when the page is loaded again', async ({
  page,
}) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/organization')
  await expect(names(page, 'Employees')).toHaveCount(20)
  const figures: number[][] = []
  for (const [name, address] of [
    ['Program to date', '/organization'],
    ['Last 90 days', '/organization?filter=LAST_90_DAYS'],
    ['Last 30 days', '/organization?filter=LAST_30_DAYS'],
  ] as const) {
    await choosePeriod(page, name)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('radio', { name })).toBeChecked()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    figures.push(await Promise.all(TILES.map((label) => tileNumber(page, label))))
  }
  const [contract = [], quarter = [], month = []] = figures
  for (const [at, label] of TILES.entries()) {
    expect(quarter[at], label).toBeLessThan(contract[at] ?? 0)
    expect(month[at], label).toBeLessThan(quarter[at] ?? 0)
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Last 30 days' })).toBeChecked()
  await expect.poll(() => tileNumber(page, 'Videos Watched')).toBe(month[1])
  await page.goto('/organization?filter=SOMETIMES')
  await expect(page.getByRole('radio', { name: 'Program to date' })).toBeChecked()
})

test('The employees are turned, sorted and searched by the address, and back leads through what was shown', async ({
  page,
}) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/organization')
  await expect(names(page, 'Employees')).toHaveCount(20)
  await expect(names(page, 'Employees').first()).toHaveText('Ada Rasmussen')
  await expect(heading(page, 'Courses Started')).toBeVisible()
  await pageButton(page, 'Page 3').click()
  await expect(page).toHaveURL('/organization?page=2')
  await expect(names(page, 'Employees')).toHaveCount(EMPLOYEES_OF_ACME - 40)
  await expect(names(page, 'Employees').last()).toHaveText('Zora Whitfield')

  await sorting(page, 'Badges').click()
  await expect(page).toHaveURL('/organization?sortKey=BADGES&sortDirection=ASC')
  await expect(heading(page, 'Badges')).toHaveAttribute('aria-sort', 'ascending')
  await sorting(page, 'Badges').click()
  await expect(page).toHaveURL('/organization?sortKey=BADGES&sortDirection=DESC')
  await expect.poll(() => badges(page)).toEqual((await badges(page)).toSorted((a, b) => b - a))
  expect((await badges(page))[0]).toBeGreaterThan(1)
  await sorting(page, 'Badges').click()
  await expect(page).toHaveURL('/organization')
  await expect(heading(page, 'Badges')).toHaveAttribute('aria-sort', 'none')

  const box = page.getByRole('searchbox', { name: 'Search by Name' })
  await box.fill('PIERCE yolanda')
  await box.press('Enter')
  await expect(page).toHaveURL('/organization?search=PIERCE+yolanda')
  await expect(names(page, 'Employees')).toHaveText(['Yolanda Pierce'])
  await box.fill('%')
  await expect(page.getByRole('heading', { name: 'Nothing matches “%”.' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/organization')
  await expect(box).toHaveValue('')
  await page.goBack()
  await expect(heading(page, 'Badges')).toHaveAttribute('aria-sort', 'descending')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/organization?page=2')
  await expect(pageButton(page, 'Page 3')).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(heading(page, 'Badges')).toHaveAttribute('aria-sort', 'ascending')

  await page.goto('/organization?page=99')
  await expect(page).toHaveURL('/organization?page=2')
  await expect(names(page, 'Employees').last()).toHaveText('Zora Whitfield')
})

test('The courses have an own tab, in which a course opens its sessions, and which forgets search and order', async ({
  page,
}) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/organization?search=pierce&sortKey=BADGES&sortDirection=ASC&filter=LAST_90_DAYS')
  await expect(names(page, 'Employees')).toHaveText(['Yolanda Pierce'])
  await tab(page, 'Course Directory').click()
  await expect(page).toHaveURL('/organization?tab=courses&filter=LAST_90_DAYS')
  await expect(heading(page, 'Title')).toHaveAttribute('aria-sort', 'none')
  const titles = await names(page, 'Courses').allInnerTexts()
  expect(titles.length).toBeGreaterThan(10)
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))

  const box = page.getByRole('searchbox', { name: 'Search by title' })
  await box.fill('lasts negotiation')
  await expect(names(page, 'Courses')).toHaveText(['Negotiation That Lasts'])
  expect(await cells(page, 'Courses')).toEqual([['Negotiation That Lasts', '3', '2']])
  const course = page.getByRole('button', { name: 'Negotiation That Lasts' })
  await course.click()
  await expect(course).toHaveAttribute('aria-expanded', 'true')
  const sessions = table(page, 'Sessions of Negotiation That Lasts')
  await expect(sessions.getByRole('row')).toHaveCount(2)
  await expect(sessions.getByRole('cell')).toHaveText(['3', '2'])
  await expect(sessions.getByRole('rowheader')).toHaveText(/\w{3} \d{1,2}/)
  await expectAccessibleInBothSchemes(page)
  await course.click()
  await expect(sessions).toHaveCount(0)

  await choosePeriod(page, 'Last 30 days')
  await expect(page.getByRole('heading', { name: 'Nothing matches “lasts negotiation”.' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search', exact: true }).click()
  await expect(page).toHaveURL('/organization?tab=courses&filter=LAST_30_DAYS')
  await tab(page, 'Employee Directory').click()
  await expect(page).toHaveURL('/organization?filter=LAST_30_DAYS')
  await expect(names(page, 'Employees')).toHaveCount(20)
})

/** Returns the numbers of badges of the page that is shown, from the top. */
const badges = async (page: Page): Promise<number[]> =>
  (await cells(page, 'Employees')).map((row) => Number(row.at(-1)))
