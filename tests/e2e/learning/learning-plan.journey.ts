import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { tabInSight, tabTo } from '../kit/keyboard.ts'
import { signIn } from '../kit/sign-in.ts'

// This journey has a school of its own, because other journeys need a newcomer without a plan.
test.use({ school: 'learning-plan' })

const plan = (page: Page) => page.locator('#learning-plan')
const courses = (page: Page) =>
  plan(page).getByRole('list', { name: 'Courses of the plan' }).getByRole('listitem')
const button = (page: Page, name: string) => plan(page).getByRole('button', { name, exact: true })
const removeControls = (page: Page) => plan(page).getByRole('button', { name: /^Remove / })

/** Answers the question that has the focus with an option, by keyboard. */
async function answer(page: Page, question: string, option: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const chosen = page.getByRole('radio', { name: option })
  for (let presses = 0; presses < 6 && !(await chosen.isChecked()); presses++)
    await page.keyboard.press('ArrowDown')
  await expect(chosen).toBeChecked()
}

test('A newcomer answers the quiz by keyboard, gets a plan, edits it, and finds it as it was saved', async ({
  page,
}) => {
  await signIn(page, 'newcomer')
  await page.goto('/courses')
  await tabTo(page, page.getByRole('link', { name: 'Take the quiz' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 1 of 4')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await tabTo(page, page.getByRole('radio', { name: 'AI' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await answer(page, 'How much do you know already?', 'I’m new to it')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'I’m new to it' })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'I’m new to it' }))
  await page.keyboard.press('Enter')
  await answer(page, 'How much time do you have in a week?', 'Two or three hours')
  await page.keyboard.press('Enter')
  await answer(page, 'How do you like to learn?', 'Either is fine')
  await page.keyboard.press('Enter')

  await expect(plan(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(plan(page)).toBeInViewport()
  await expect(plan(page).getByText('Recommended based on your survey results')).toBeVisible()
  await expect(plan(page).getByText('On track to:')).toBeVisible()
  await expectAccessibleInBothSchemes(page, '#learning-plan')
  const all = await courses(page).count()
  expect(all).toBeGreaterThan(1)

  await tabTo(page, button(page, 'Edit plan'))
  await page.keyboard.press('Enter')
  await expectAccessible(page, '#learning-plan')
  await tabInSight(page, removeControls(page).first())
  for (let left = all - 1; left > 0; left--) {
    await page.keyboard.press('Enter')
    await expect(courses(page)).toHaveCount(left)
  }
  await expect(removeControls(page)).toHaveCount(0)
  await expect(button(page, 'Submit')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Cancel')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(courses(page)).toHaveCount(all)

  await expect(button(page, 'Edit plan')).toBeFocused()
  await page.keyboard.press('Enter')
  const removed = (await courses(page).first().getByRole('heading').textContent()) ?? ''
  await button(page, `Remove ${removed}`).click()
  await button(page, 'Submit').click()
  await expect(button(page, 'Edit plan')).toBeFocused()
  await page.reload()
  await expect(courses(page)).toHaveCount(all - 1)
  await expect(plan(page).getByRole('link', { name: removed, exact: true })).toHaveCount(0)
})

test('A learning plan comes with the page of the courses, which asks for nothing more', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postData() ?? '')
  })
  await signIn(page, 'member')
  await page.goto('/courses')
  await page.getByRole('heading', { name: 'Available Courses' }).scrollIntoViewIfNeeded()
  await expect(plan(page)).toBeVisible()
  expect(asked).toEqual([])
})
