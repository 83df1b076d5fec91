import { askForSeat } from '../kit/endpoint.ts'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

test('A member finds a course by a misspelled word, filters the list, and shares it by its address', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/courses')
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('negotation')
  const found = page.getByRole('article').getByRole('link', { name: 'Negotiation That Lasts' })
  await expect(page).toHaveURL('/courses?q=negotation')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(found).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/courses')
  await page.getByRole('group', { name: 'Type' }).getByText('Workshops').click()
  await expect(page).toHaveURL('/courses?m=workshops')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ courses$/ })).toBeVisible()
  const workshops = await page.getByRole('article').count()
  await page.getByRole('button', { name: 'Difficulty' }).click()
  await page.getByRole('group', { name: 'Difficulty' }).getByText('Beginner').click()
  await expect(page).toHaveURL('/courses?m=workshops&d=beginner')
  await page.keyboard.press('Escape')
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents()
  await expect.poll(async () => (await titles()).length).toBeLessThan(workshops)
  const filtered = await titles()
  await page.goBack()
  await expect(page).toHaveURL('/courses?m=workshops')
  await expect(page.getByRole('article')).toHaveCount(workshops)
  await page.goto('/courses?filter=workshops&d=beginner')
  await expect(page).toHaveURL('/courses?d=beginner&m=workshops')
  await expect.poll(titles, 'the same list from the shared address').toEqual(filtered)
})

test('The filters open on a phone in a sheet that says how many courses match', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'member')
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText('On Demand', { exact: true }).click()
  await sheet.getByText('Leadership', { exact: true }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Show \d+ courses?$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/courses?m=on-demand&s=leadership')
  await expect(page.getByRole('button', { name: 'Filters 2' })).toBeFocused()
})

test('A member of the AI academy filters by topic and difficulty, and finds AI courses only', async ({
  page,
}) => {
  await signIn(page, 'academy')
  await page.goto('/courses')
  await expect(page.getByRole('group', { name: 'Type' })).toHaveCount(0)
  await page.getByRole('button', { name: 'AI topic' }).click()
  await page.getByRole('group', { name: 'AI topic' }).getByText('Functional AI').click()
  await expect(page).toHaveURL('/courses?t=functional-ai')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').getByRole('link', { name: 'AI for Finance Teams' })).toBeVisible()
  await page.goto('/courses?q=pricing')
  await expect(page.getByText('No courses found. Try adjusting your search filters.')).toBeVisible()
})

test('The buyer of one workshop lists it alone, without filters, and is refused others', async ({ page }) => {
  await signIn(page, 'workshop')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: 'Active/Enrolled Courses' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('search')).toHaveCount(0)
  expect(await askForSeat(page, 'negotiation-that-lasts/next')).toBe('NOT_ENTITLED')
})
