import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './journey.ts'

/** The time of the browser, whose clock is stopped: shortly after the start of the server's clock. */
const NOW = new Date('2031-03-04T15:22:00Z')

/** The configuration of a product whose clock starts on the day of the pictures. */
export const FIXED_DAY = {
  PREPARED_SCHOOL: '',
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./clock/fixed-day.ts', import.meta.url))}`,
}

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Stops the browser's clock on the day of the pictures. */
export const stopClock = (page: Page): Promise<void> => page.clock.setFixedTime(NOW)

interface Picture {
  /** The elements that differ in each run, such as ids and codes. */
  mask?: Locator[]
  /** The part of the screen that is compared. */
  of?: Locator
  /** True for the whole height, false for what is visible without scrolling. */
  whole?: boolean
}

/** Compares a screen at both widths with its pictures in tests/e2e/visual. */
export async function expectScreenshot(
  page: Page,
  name: string,
  { mask = [], of, whole = true }: Picture = {},
): Promise<void> {
  await hideScrollbars(page)
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    await page.mouse.move(0, 0)
    if (whole) await stretch(page, viewport)
    await settled(page, whole)
    const file = `${name}-${viewport.width}.png`
    if (of) await expect(of).toHaveScreenshot(file, { mask })
    else await expect(page).toHaveScreenshot(file, { mask, fullPage: whole })
  }
}

/** Compares a screen with its pictures, and searches it with axe. */
export async function expectScreen(page: Page, name: string, picture?: Picture): Promise<void> {
  await expectScreenshot(page, name, picture)
  await expectAccessible(page)
}

/** Hides scrollbars, because Chromium's would take a strip of the page, unlike those of a phone. */
async function hideScrollbars(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScrollbarsHidden', { hidden: true })
  await session.detach()
}

/** Makes the window as high as the screen, so that sticky elements are shown where they are after scrolling. */
async function stretch(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  if (length > height) await page.setViewportSize({ width, height: length })
}

/** Waits for the fonts, and for the pictures that are loaded when they are scrolled to. */
async function settled(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async (all) => {
    const images = [...document.images]
    if (all) for (const image of images) image.loading = 'eager'
    const seen = images.filter((image) => all || image.loading !== 'lazy')
    await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode().catch(() => {}))])
  }, whole)
}
