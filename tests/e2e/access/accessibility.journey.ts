import type { Page } from '@playwright/test'
import { expect, expectAccessible, openCourse, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'
import { playing } from '../kit/playback.ts'

// axe, at both widths, on every screen and dialog of the main job (Specification 1, section 2.5). The badge dialog is in
// the keyboard journey, the login page in its own.

test('courses, the menu and the not-found page', async ({ page }) => {
  await signIn(page, 'academy')
  await page.goto('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404 PAGE NOT FOUND' })).toBeVisible()
  await expectAccessible(page)
})

test('a landing page and the dialogs of a seat', async ({ page }) => {
  await signIn(page, 'academy')
  await openCourse(page, 'AI for Finance Teams')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  await expectDialog(page, 'Ready to learn?')
  await page.getByRole('button', { name: "I'M SOLD, ENROLL ME" }).click()
  await expectDialog(page, "YOU'RE IN!")
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Your session' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unenroll' }).click()
  await expectDialog(page, 'Are you sure you want to unenroll from this live course?')
})

test('the dialogs of a full session', async ({ page }) => {
  await signIn(page, 'academy')
  await openCourse(page, 'AI Agents at Work')
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expectDialog(page, 'Ready to learn?')
  await page.getByRole('button', { name: "I'M SOLD, ENROLL ME" }).click()
  await expectDialog(page, 'Added To Waitlist!')
})

test('a video page, at rest and with its menus open', async ({ page }) => {
  await signIn(page, 'trial')
  await openCourse(page, 'Growth Loops')
  await page.getByRole('link', { name: 'GO TO ON DEMAND COURSE' }).click()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  await expectAccessible(page)
  await play.click()
  await playing(page)
  for (const menu of ['Settings', 'Chapters', 'Keyboard shortcuts']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: menu }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})

test('the month used up', async ({ page }) => {
  await signIn(page, 'limited-spent')
  await openCourse(page, 'Strategy on a Page')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'GO TO ON DEMAND COURSE' }).click()
  await expectDialog(page, "You've reached your monthly viewing limit")
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('heading', { name: 'Shucks.' })).toBeVisible()
  await expect(page.getByText('You’re out of videos for the month.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('login, courses and a landing page', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, 'academy')
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/courses')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    await openCourse(page, 'AI for Finance Teams')
    await expectAccessible(page)
  })
})

async function expectDialog(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expectAccessible(page)
}
