import { stableId } from '@section/api/server/content/stable-id.ts'
import { expectScreen } from './kit/expect-screenshot.ts'
import { expect } from './kit/journey.ts'
import { test, titled } from './kit/pictures.ts'
import { signIn } from './kit/sign-in.ts'

// The screens of taking a class look like their pictures, and axe finds nothing in them.

test('The page of a sprint looks like its pictures, with a task open, with a video, and without access', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(`/courses/session/${stableId('session', 'prompting-as-briefing/now')}`)
  await titled(page, /^Hi Nora, welcome to Day/)
  await expectScreen(page, 'sprint')
  await page.locator('[id^="container-"]').nth(1).getByRole('button').first().click()
  await expect(page.getByRole('link', { name: /Which tasks deserve a brief/ })).toBeVisible()
  await expectScreen(page, 'sprint-task', { whole: false })
  await page.getByRole('link', { name: /Which tasks deserve a brief/ }).click()
  await titled(page, 'Which tasks deserve a brief')
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await expectScreen(page, 'session-video', { whole: false })
  await page.goto(`/courses/session/${stableId('session', 'ai-for-managers/now')}`)
  await titled(page, "Bummer. You're not enrolled in this class.")
  await expectScreen(page, 'not-enrolled')
})

test('The list of Mini-MBAs and the page of one look like their pictures', async ({ page }) => {
  await signIn(page, 'academy')
  await page.goto('/mini-mbas')
  await titled(page, 'Mini-MBAs')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectScreen(page, 'mini-mbas')
  await page.goto(`/mini-mbas/${stableId('session', 'ai-mini-mba/now')}`)
  await titled(page, 'AI Mini-MBA')
  await expectScreen(page, 'mini-mba')
})

test('The workshop of today and the dialog of its project look like their pictures', async ({ page }) => {
  await signIn(page, 'sponsor')
  await page.goto(`/courses/session/${stableId('session', 'unit-economics-in-ten-lines/now')}`)
  await titled(page, /^Hi Vivian, welcome to Day 1/)
  await expectScreen(page, 'workshop')
  await page.getByRole('button', { name: 'Submit Your Project' }).click()
  await expect(page.getByRole('dialog', { name: 'Your ten lines' })).toBeVisible()
  await expectScreen(page, 'project-dialog', { whole: false })
})
