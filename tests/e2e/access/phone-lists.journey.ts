import { expect, expectAccessible, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

const PHONE = { width: 390, height: 844 }
const MAX_SCREENS = 8

for (const account of ['member', 'staff'] as const)
  test(`The courses of ${account} fit on eight screens of a phone, and begin with the search`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await signIn(page, account)
    await page.goto('/courses')
    await expect(page.getByRole('button', { name: /^Show all \d+ of Coming up$/ })).toBeVisible()
    const size = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement
        return { scrollHeight, scrollWidth }
      })
    expect((await size()).scrollHeight).toBeLessThanOrEqual(MAX_SCREENS * PHONE.height)
    expect((await size()).scrollWidth, 'nothing scrolls sideways').toBe(PHONE.width)
    const search = await page.getByRole('combobox', { name: 'Search courses' }).boundingBox()
    const first = await page.getByRole('article').first().boundingBox()
    expect(search?.y, 'the search stands on the first screen').toBeLessThan(PHONE.height / 2)
    expect(search?.y).toBeLessThan(first?.y ?? 0)
    const targets = [
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Save / }),
      page.getByRole('button', { name: 'Filters' }),
      page.getByRole('combobox', { name: 'Sort courses' }),
    ]
    for (const target of targets)
      expect((await target.boundingBox())?.height, String(target)).toBeGreaterThanOrEqual(44)
  })

test('A member on a phone shows all courses of a group, and finds them shown after a look at one', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page, 'member')
  await page.goto('/courses')
  const group = page.getByRole('list', { name: 'Coming up' })
  const cards = group.getByRole('article')
  const showAll = page.getByRole('button', { name: /^Show all \d+ of Coming up$/ })
  await expect(cards).toHaveCount(5)
  const count = Number((await showAll.textContent())?.replace('Show all ', ''))
  expect(count).toBeGreaterThan(6)
  await showAll.press('Enter')
  await expect(cards).toHaveCount(count)
  await expect(showAll).toHaveCount(0)
  await expect(cards.nth(5).getByRole('link')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expectAccessible(page)

  await page.setViewportSize(PHONE)
  await cards
    .nth(count - 1)
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/courses\/.+/)
  await page.goBack()
  await expect(cards).toHaveCount(count)
})
