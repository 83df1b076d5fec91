import type { Page } from '@playwright/test'

/**
 * Waits until all animations have ended, including those that begin with the next frame: text that is fading has too little
 * contrast, and an element that is focused in a part that is still opening moves out of view. Endless animations are not
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
