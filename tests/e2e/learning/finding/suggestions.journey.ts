import { expect, expectAccessible, test } from '../../kit/journey.ts'
import { signIn } from '../../kit/sign-in.ts'

for (const [device, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const)
  test(`A member on ${device} types the beginning of a word, sees why each course is suggested, and opens one with the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'member')
    await page.goto('/courses')
    const box = page.getByRole('combobox', { name: 'Search courses' })
    await box.pressSequentially('choic')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    const chosen = list.getByRole('option', { name: 'Strategy on a Page' })
    await expect(chosen).toContainText('Lesson: Put a choice to the test')
    await expect(chosen.locator('mark')).toHaveText('choice')
    await expect(list.getByRole('option').last()).toContainText('Search for “choic” in all courses')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    for (let presses = 0; presses < 7; presses++) {
      await page.keyboard.press('ArrowDown')
      if ((await chosen.getAttribute('aria-selected')) === 'true') break
    }
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(box).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Strategy on a Page' })).toBeVisible()
    await expect(page).toHaveURL(/\/courses\/[\w-]+$/)
  })

test('A member closes the suggestions, submits the text, and reads on a card why its course was found', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/courses?m=live')
  const box = page.getByRole('combobox', { name: 'Search courses' })
  await box.fill('choice to the test')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(box).toHaveValue('choice to the test')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses?q=choice+to+the+test')
  const found = page.getByRole('article').filter({ hasText: 'Strategy on a Page' })
  await expect(found.getByText('In a lesson: Put a choice to the test')).toBeVisible()

  await box.fill('pric')
  await list.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/courses\/[\w-]+$/)
})
