import { stableId } from '@section/api/server/content/stable-id.ts'
import { FIXED_DAY } from '../kit/clock/fixed-school.ts'
import { stopClock } from '../kit/expect-screenshot.ts'
import { expect, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// The journey has another account than the pictures, which show what nobody has attended yet.
// No workshop runs on a weekend, a holiday or late in the evening, so that the journey takes place on the day of the pictures.
test.use({ school: 'visual', environment: FIXED_DAY })
test.beforeEach(({ page }) => stopClock(page))

const ADDRESS = `/courses/session/${stableId('session', 'unit-economics-in-ten-lines/now')}`

test('A participant joins today’s workshop from its page and has then attended it', async ({ page }) => {
  await signIn(page, 'employee')
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Hannah, welcome to Day 1 of 1')
  const checklist = page.locator('[data-part="checklist"]')
  await expect(checklist.getByText('0 of 3 done')).toBeVisible()

  // The first block says what to do now: its button leads into the meeting room, and each of its entries leads to that
  // task.
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByText(/^Now until /)).toBeVisible()
  await today.getByRole('button', { name: 'In class' }).click()
  const task = section(page, 'Before, during and after').getByRole('button', { name: /^In class/ })
  await expect(task).toBeFocused()
  await expect(task).toHaveAttribute('aria-expanded', 'true')
  const room = page.waitForEvent('popup')
  await today.getByRole('link', { name: 'Join the live class' }).click()
  await expect(await room).toHaveURL(/\/dev\/room\/unit-economics-live$/)
  await expect(checklist.getByText('1 of 3 done')).toBeVisible()
  await page.reload()
  await expect(checklist.getByText('1 of 3 done')).toBeVisible()
})
