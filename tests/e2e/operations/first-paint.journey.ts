import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { GATHERING_SCREENS } from '../kit/gathering-screens.ts'
import { holdApp } from '../kit/hold-app.ts'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { signInOnceCounted, userIdOf } from '../kit/organization/dashboard.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys check what members see of a screen while it loads. docs/decisions/first-paint.md

/** The maximum of a page's cumulative layout shift while it loads; viewers seldom notice a shift of 0.01. */
const MOST_SHIFT = 0.02

/** Longer than a screen takes to show the rest. */
const PICTURE_AFTER_MS = 300

const SCREENS = [
  ...GATHERING_SCREENS,
  '/courses',
  `/courses/${stableId('course', 'prompting-as-briefing')}`,
  '/certificates',
  '/courses?m=saved',
  '/member-directory',
]
const EMPLOYERS_SCREENS = [
  '/organization',
  '/organization?tab=courses&filter=LAST_90_DAYS',
  pathTo('organizationEmployee', { userId: userIdOf('lead@demo.school') }),
]

/** Adds up all layout shifts of each page from its start; the returned function returns the sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
      document.documentElement.dataset['shift'] = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}

/**
 * Starts the app once its fonts are there. The fonts that stand in for them until then have their measures only where the system
 * has Arial and Georgia, so that elsewhere fonts that come late break lines anew.
 */
async function startWithFonts(page: Page): Promise<void> {
  await page.route('**/assets/main-*.js', async (route) => {
    await page.evaluate(async () => {
      while (document.fonts.size === 0) await new Promise(requestAnimationFrame)
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
    })
    await route.fallback()
  })
}

/** Delays all pictures, so that one without a place of its own moves what stands below it. */
async function delayPictures(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await page.waitForTimeout(PICTURE_AFTER_MS)
    await route.fallback()
  })
}

test('The courses of a limited member replace the skeleton as a whole and do not shift afterwards', async ({
  page,
}) => {
  await signIn(page, 'limited')
  await page.setViewportSize({ width: 390, height: 844 })
  const shifts = await watchShifts(page)
  const release = await holdApp(page)
  await page.goto('/courses')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('link', { name: 'Sign up for a (free!) live course' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Monthly videos' })).toBeVisible()
  expect(await shifts(), 'the courses stay where they first stood').toBeLessThanOrEqual(MOST_SHIFT)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a laptop', { width: 1440, height: 900 }],
] as const) {
  test(`No screen shifts its layout while it loads on ${device}`, async ({ page }) => {
    await signIn(page, 'member')
    await page.setViewportSize(viewport)
    await expectStill(page, SCREENS)
  })

  test(`No screen of an employer shifts its layout while it loads on ${device}`, async ({ page }) => {
    await signInOnceCounted(page, 'sponsor')
    await page.setViewportSize(viewport)
    await expectStill(page, EMPLOYERS_SCREENS)
  })
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const shifts = await watchShifts(page)
  await startWithFonts(page)
  await delayPictures(page)
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveTitle(/not found/i)
    expect(await shifts(), path).toBeLessThanOrEqual(MOST_SHIFT)
  }
}

test.describe('A page without its scripts', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] })

  test('A page whose scripts do not load says so at both widths and is reloaded on request', async ({
    page,
  }) => {
    await signIn(page, 'member')
    await page.route('**/assets/main-*.js', (route) => route.abort())
    await page.goto('/courses')
    const notice = page.getByRole('alert').filter({ hasText: 'This page did not load completely.' })
    await expect(notice).toBeVisible()
    await expectAccessible(page, '.notice')

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeEnabled()
    await expect(notice).toHaveCount(0)
  })
})
