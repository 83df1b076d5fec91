import { stableId } from '@section/api/server/content/stable-id.ts'
import { expectScreen } from './kit/expect-screenshot.ts'
import { expect, nextStep } from './kit/journey.ts'
import { test, titled } from './kit/pictures.ts'
import { signIn } from './kit/sign-in.ts'

// The screens that say what opens a course, what is full and what to do now look like their pictures, and axe finds nothing
// in them.

test('A course outside of the plan looks like its pictures', async ({ page }) => {
  await signIn(page, 'academy')
  await page.goto(`/courses/${stableId('course', 'customers-who-stay')}`)
  await titled(page, 'Customers Who Stay')
  await expectScreen(page, 'outside-plan')
})

test('A full course and the dialog of its waitlist look like their pictures', async ({ page }) => {
  await signIn(page, 'scholar')
  await page.goto(`/courses/${stableId('course', 'ai-agents-at-work')}`)
  await titled(page, 'AI Agents at Work')
  await expect(page.getByText('Full, waitlist open')).toBeVisible()
  await expectScreen(page, 'full-course', { whole: false })
  await nextStep(page).getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByRole('dialog', { name: 'Ready to learn?' })).toBeVisible()
  await expectScreen(page, 'waitlist-dialog', { whole: false })
})

test.describe('A viewer in Tokyo with the dark color scheme', () => {
  test.use({ timezoneId: 'Asia/Tokyo', colorScheme: 'dark' })

  test('The page of a sprint looks like its pictures, all days in the zone of the viewer', async ({
    page,
  }) => {
    await signIn(page, 'member')
    await page.goto(`/courses/session/${stableId('session', 'prompting-as-briefing/now')}`)
    await titled(page, /^Hi Nora, welcome to Day/)
    await expectScreen(page, 'sprint-tokyo')
  })
})
