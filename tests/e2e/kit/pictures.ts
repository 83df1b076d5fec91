import { expect, type Page } from '@playwright/test'
import { FIXED_DAY } from './clock/fixed-school.ts'
import { stopClock } from './expect-screenshot.ts'
import { test as base } from './journey.ts'

/**
 * A journey that compares screens with their pictures at 1440 and at 390 px, on the day of the pictures and without motion.
 * After a change that is meant to be seen: npx playwright test --config tests/e2e/playwright.config.ts visual -u
 */
export const test = base.extend({
  school: ['visual', { scope: 'worker' }],
  environment: [FIXED_DAY, { scope: 'worker' }],
  contextOptions: { reducedMotion: 'reduce' },
  page: async ({ page, launchOptions }, use) => {
    // The pictures were taken with the headless shell; text looks a little different in the full Chromium.
    expect(launchOptions.executablePath, 'apt-get install chromium-headless-shell').toContain(
      'headless-shell',
    )
    await stopClock(page)
    await use(page)
  },
})

/** Waits for the screen with this heading. */
export const titled = (page: Page, title: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
