import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { playing } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

const TITLE = 'The price nobody dared to name'

test('A member finds an insight by its name, watches its video, and comes back to the same list', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/insights')
  await expect(page.getByRole('heading', { level: 1, name: 'Learning begins here' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('searchbox', { name: 'Search by Insight Name' }).fill('dared price')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL('/insights?search=dared+price')

  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page).toHaveTitle(`Section - ${TITLE}`)
  await expect(page.getByRole('list', { name: 'More insights' }).getByRole('article')).toHaveCount(3)
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: `Play the video of ${TITLE}` }).click()
  await playing(page)

  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue('dared price')
  await page.getByRole('searchbox').fill('zzzzzz')
  await expect(page.getByText('No insight has a name like this.')).toBeVisible()
  await expectAccessible(page)
})

test('An insight fits a phone, and scrolls to the side only within its tables', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'academy')
  await page.goto('/insights')
  await page.getByRole('link', { name: 'Nine product lines, then three' }).click()
  await expect(page.getByRole('group', { name: 'Table' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
