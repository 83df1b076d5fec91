import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothSchemes, openCourse, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'
import { trackedEvents } from '../kit/tracked-events.ts'

const TITLE = 'The brief builder'
const PATH = '/resources/the-brief-builder'

const cards = (page: Page) => page.getByRole('article')
const facet = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const titled = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

test('A member finds a resource by keyboard, downloads it, and comes back to the same list', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/resources')
  await titled(page, 'Resources')
  await expect(cards(page).first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  const box = page.getByRole('searchbox', { name: 'Search resources' })
  await box.focus()
  await page.keyboard.type('brief builder')
  await expect(page).toHaveURL('/resources')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/resources?search=brief+builder')
  await expect(cards(page).first()).toContainText(TITLE)
  await facet(page, 'Prompt Pack').focus()
  await page.keyboard.press('Space')
  await facet(page, 'AI').focus()
  await page.keyboard.press('Space')
  const found = '/resources?search=brief+builder&type=prompt-pack&stack=ai'
  await expect(page).toHaveURL(found)
  await expect(page.getByRole('button', { name: 'Remove AI' })).toBeVisible()
  // The former resources are pale until the next ones are there.
  await expect(page.getByText(/^\d+ resources?$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: TITLE }).focus()
  await page.keyboard.press('Enter')
  await titled(page, TITLE)
  await expect(page).toHaveURL(PATH)
  await expect(page).toHaveTitle(`Section - ${TITLE}`)
  await expectAccessibleInBothSchemes(page)
  const tab = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  await (await tab).close()
  await expect
    .poll(() => trackedEvents(page))
    .toContainEqual(
      expect.objectContaining({
        event: 'Resource Downloaded',
        properties: {
          action: 'Download PDF',
          page: PATH,
          resourceId: expect.any(String),
          title: TITLE,
          slug: 'the-brief-builder',
        },
      }),
    )

  await page.getByRole('main').getByRole('link', { name: 'Resources', exact: true }).click()
  await expect(page).toHaveURL(found)
  await expect(box).toHaveValue('brief builder')
  await page.goBack()
  await titled(page, TITLE)
  await page.goBack()
  await expect(page).toHaveURL(found)
  await page.goBack()
  await expect(page).toHaveURL('/resources?search=brief+builder&type=prompt-pack')
  await expect(facet(page, 'AI')).not.toBeChecked()
})

test('The parts of a resource are reached from its text, its contents and its address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'academy')
  await page.goto(PATH)
  const part = (id: string) => page.locator(`#${id}`)
  await page.getByRole('article').getByRole('link', { name: 'Checks before you send it' }).click()
  await expect(page).toHaveURL(`${PATH}#checks`)
  await expect(part('checks')).toBeFocused()
  await expect(part('checks').getByRole('heading')).toBeInViewport()
  // A wide window has the contents beside the text, and not in it as well.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('link', { name: 'Checks before you send it' })).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'The brief itself' })
    .click()
  await expect(part('brief')).toBeFocused()
  await page.goBack()
  await expect(part('checks')).toBeFocused()
  await page.goto('/')
  await page.goto(`${PATH}#repair`)
  await expect(part('repair')).toBeFocused()
  await expect(part('repair').getByRole('heading')).toBeInViewport()
})

test('On a phone resources are low rows, are filtered in a sheet, and nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'member')
  await page.goto('/resources')
  const card = await cards(page).first().boundingBox()
  expect(card?.height).toBeLessThan(120)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: 'Community Tactics' }).check()
  await expect(page).toHaveURL('/resources?type=community-tactics')
  await expect(page.getByText(/^\d+ resources?$/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Show \d+ resources$/ }).click()
  await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(390)
  await page.goto(PATH)
  await titled(page, TITLE)
  expect(await width()).toBe(390)
})

test('A course shows its resources, and the page of drops says that they are still to come', async ({
  page,
}) => {
  await signIn(page, 'member')
  await openCourse(page, 'Prompting as Briefing')
  const resources = page.getByRole('list', { name: 'Resources for this course' })
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(resources).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(resources.getByRole('link', { name: TITLE })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/drops')
  await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})
