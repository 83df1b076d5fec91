import { askForSeat } from '../../kit/endpoint.ts'
import { expect, expectAccessible, test } from '../../kit/journey.ts'
import { playing, position } from '../../kit/watching/playback.ts'
import { signIn } from '../../kit/sign-in.ts'

test('A member finds a course by a misspelled word, filters the list, and shares it by its address', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/courses')
  await page.getByRole('combobox', { name: 'Search courses' }).fill('negotation')
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

for (const [device, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const)
  test(`A member on ${device} searches for what is said in a lesson, and plays it at its second`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'member')
    await page.goto('/courses')
    await page.getByRole('combobox', { name: 'Search courses' }).fill('"money per visitor" sign-ups')
    await page.keyboard.press('Enter')
    const said = page.getByRole('region', { name: 'Said in lessons' })
    await page.getByRole('link', { name: /^\d+ places? in lessons$/ }).click()
    const [place] = await said
      .getByRole('link', { name: /Judge by money per visitor, not by sign-ups\./ })
      .all()
    if (!place) throw new Error('The sentence was not found.')
    await expect(place).toBeFocused()
    await expect(place).toContainText('00:27')
    // The page lies as it is read: the bar at its head covers nothing of the cards below.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/courses\/ondemand\//)
    await playing(page)
    // The line begins at 27.9 s. A busy machine sees the position some time after the first frame.
    expect(await position(page)).toBeGreaterThan(27)
    expect(await position(page)).toBeLessThan(40)
    await page.goBack()
    await expect(page.getByRole('link', { name: /in lessons$/ })).toBeVisible()
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
