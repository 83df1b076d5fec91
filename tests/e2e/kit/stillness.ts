import type { Page } from '@playwright/test'

/**
 * Waits until nothing moves, opens or fades any more, also what begins with the next picture: half-faded text has no
 * contrast, and what gets the focus in a part that is still opening moves out of sight. What goes round for ever is not
 * waited for.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
