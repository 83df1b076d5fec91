import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { signInByForm } from '../kit/sign-in.ts'
import { gap, notePlaces, position } from '../kit/playback.ts'

test.use({ school: 'main-job' })

test('A newcomer signs in, finds a course, watches it across a reload, and earns the badge', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await notePlaces(page)
  await signInByForm(page, 'newcomer')
  await expect(page).toHaveTitle('Section - Home')
  await page.getByRole('link', { name: 'See All upcoming courses' }).click()
  await expect(page).toHaveTitle('Section - Courses Dashboard')
  await page.getByRole('link', { name: 'Strategy on a Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Strategy on a Page' })).toBeVisible()
  await page.getByRole('link', { name: 'GO TO ON DEMAND COURSE' }).click()

  await play(page)
  await fitsPhones(page)
  await reach(page, 8)
  await page.reload()
  await play(page)
  expect(await gap(page), 'it goes on within a second of the place').toBeLessThan(1)

  await setSpeed(page, 2)
  await expect(page.getByRole('heading', { level: 1, name: 'Put a choice to the test' })).toBeVisible({
    timeout: 40_000,
  })
  await setSpeed(page, 2)
  const dialog = page.getByRole('dialog', { name: /Badge earned/i })
  await expect(dialog).toBeVisible({ timeout: 60_000 })
  await page.goto('/courses')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Strategy on a Page' }) })
  await expect(card.first().getByText('Badge Earned')).toBeVisible()
})

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
}

/**
 * Checks that every speed can be chosen on a phone, and that the whole picture is in sight in landscape. The video
 * plays on meanwhile.
 */
async function fitsPhones(page: Page): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  // The menu is opened by keyboard, because the controls fade while no pointer moves, and the picture then takes the
  // clicks.
  await page.getByRole('button', { name: 'Settings' }).press('Enter')
  await page.getByRole('menuitem', { name: /^Speed/ }).click()
  const speeds = page.getByRole('menuitemradio')
  await expect(speeds).toHaveCount(7)
  for (const speed of await speeds.all()) await expect(speed).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.98 })
  await page.setViewportSize(wide ?? { width: 1440, height: 900 })
}

async function reach(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => position(page), { timeout: 30_000 }).toBeGreaterThan(seconds)
}

/** Sets the speed on the video element itself, without the menu. */
async function setSpeed(page: Page, rate: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.readyState ?? 0))
    .toBeGreaterThan(2)
  await page.evaluate((to) => {
    const video = document.querySelector('video')
    if (video) video.playbackRate = to
  }, rate)
}
