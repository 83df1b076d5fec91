import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import {
  ACME,
  cells,
  choosePeriod,
  names,
  signInOnceCounted,
  sorting,
  table,
  tileNumber,
  userIdOf,
} from '../kit/organization/dashboard.ts'

test.use({ school: 'organization' })

const HAROLD = userIdOf('harold.petrovich@acme.example')
const DASHBOARD = pathTo('customer', { customerId: ACME })
/** The name of the table. */
const SESSIONS = 'Courses and sessions'
const PAGE = pathTo('customerEmployee', { customerId: ACME, userId: HAROLD })

test('A lead opens an employee from a search, reads what they learn, and goes back to the same rows', async ({
  page,
}) => {
  await signInOnceCounted(page, 'lead')
  await page.goto('/organization')
  await expect(page).toHaveURL(DASHBOARD)
  await page.goto(`${DASHBOARD}?search=petrovich&filter=LAST_90_DAYS`)
  await page.getByRole('link', { name: 'Harold Petrovich' }).click()
  await expect(page).toHaveURL(`${PAGE}?filter=LAST_90_DAYS`)
  await expect(page.getByRole('heading', { level: 1, name: 'Student Details' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Harold Petrovich' })).toBeVisible()
  await expect(page).toHaveTitle('Section - Harold Petrovich')
  await expect(page.getByRole('link', { name: 'harold.petrovich@acme.example' })).toHaveAttribute(
    'href',
    /^mailto:harold\.petrovich/,
  )
  await expect(page.getByText(/^Last active \w{3} \d{1,2}, \d{4}$/)).toBeVisible()
  for (const label of ['Videos Watched', 'Courses Completed', 'Badges Earned'])
    expect(await tileNumber(page, label), label).toBeGreaterThan(0)
  await expect(names(page, SESSIONS)).toContainText(['Running a Pricing Test'])
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(`${DASHBOARD}?search=petrovich&filter=LAST_90_DAYS`)
  await expect(names(page, 'Employees')).toHaveText(['Harold Petrovich'])
  await page.getByRole('link', { name: 'Harold Petrovich' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PAGE}?filter=LAST_90_DAYS`)
})

test('The courses of an employee are narrowed by the period, sorted and searched, and none is told of before', async ({
  page,
}) => {
  await signInOnceCounted(page, 'lead')
  await page.goto(PAGE)
  await expect(names(page, SESSIONS).first()).toBeVisible()
  const before = await names(page, SESSIONS).allInnerTexts()
  await choosePeriod(page, 'Last 30 days')
  await expect(page).toHaveURL(`${PAGE}?filter=LAST_30_DAYS`)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const after = await names(page, SESSIONS).allInnerTexts()
  expect(before).toContain('Strategy on a Page')
  expect(after).not.toContain('Strategy on a Page')
  expect(after).toContain('Running a Pricing Test')
  expect(after.length).toBeLessThan(before.length)

  await choosePeriod(page, 'Program to date')
  await sorting(page, 'Course').click()
  await expect(page).toHaveURL(`${PAGE}?sortKey=COURSE&sortDirection=ASC`)
  const compare = (a: string, b: string) => a.localeCompare(b, 'en')
  await expect(names(page, SESSIONS)).toHaveText(before.toSorted(compare))
  await sorting(page, 'Course').click()
  await expect(names(page, SESSIONS)).toHaveText(before.toSorted(compare).toReversed())
  await page.getByRole('searchbox', { name: 'Search by course' }).fill('page strategy')
  await expect(names(page, SESSIONS)).toHaveText(['Strategy on a Page'])
  const [row = []] = await cells(page, SESSIONS)
  expect(row.slice(0, 2)).toEqual(['Strategy on a Page', 'On demand'])
  expect(row.at(-1)).toContain('100%')
  await expect(table(page, SESSIONS).getByRole('columnheader')).toHaveText([
    'Course',
    'Session',
    'Videos Watched',
    'Engagement',
  ])
  await page.goBack()
  await expect(names(page, SESSIONS)).toHaveCount(before.length)
})

test('Go Back of a page that was opened by a link leads to the dashboard', async ({ page }) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto(pathTo('organizationEmployee', { userId: HAROLD }))
  await expect(page.getByRole('heading', { level: 2, name: 'Harold Petrovich' })).toBeVisible()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/organization')
  await expect(page.getByRole('heading', { level: 1, name: 'Insights Hub' })).toBeVisible()
})

test('The page of an employee fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInOnceCounted(page, 'lead')
  await page.goto(PAGE)
  const courses = page.getByRole('list', { name: SESSIONS })
  await expect(courses.getByText('Running a Pricing Test')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Videos Watched, descending')
  await expect(page).toHaveURL(`${PAGE}?sortKey=VIDEOS_WATCHED&sortDirection=DESC`)
  await expectAccessible(page)
})
