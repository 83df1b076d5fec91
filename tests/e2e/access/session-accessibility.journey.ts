import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, expectAccessible, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// The pages of sessions in their states, searched by axe at both widths. Specification 1, section 2.5.

const SPRINT = `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`

/** Opens every task of the page and waits for what is in it. */
async function openTasks(page: Page): Promise<void> {
  const tasks = section(page, 'Tasks').locator('[id^="container-"]')
  for (const task of await tasks.all()) await task.getByRole('button').first().click()
  await expect(tasks.first().getByRole('region')).toBeVisible()
  await expect(page.getByText('Loading', { exact: false })).toHaveCount(0)
}

test('Axe finds nothing in the page of a sprint, whether its tasks are closed or open, and in its announcements', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(SPRINT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/welcome to Day/)
  await expectAccessible(page)
  const next = page.getByRole('button', { name: 'Next announcement' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()
  await openTasks(page)
  await expectAccessible(page)
})

test('Axe finds nothing in the preview of a sprint', async ({ page }) => {
  await signIn(page, 'scholar')
  await page.goto(SPRINT)
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await openTasks(page)
  await expectAccessible(page)
})

test('Axe finds nothing in the page that says that a member is not enrolled', async ({ page }) => {
  await signIn(page, 'newcomer')
  await page.goto(SPRINT)
  await expect(
    page.getByRole('heading', { level: 1, name: "Bummer. You're not enrolled in this class." }),
  ).toBeVisible()
  await expectAccessible(page)
})
