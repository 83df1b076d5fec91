import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './journey.ts'

/** A little after the server's clock begins; the browser's stands still. */
const NOW = new Date('2031-03-04T15:22:00Z')

/** Configures the product to live on the day of the pictures. */
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
  /** What is different each time: ids, codes. */
  mask?: Locator[]
  /** The part of the screen to look at. */
  of?: Locator
  /** The whole height, or what is seen without scrolling. */
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

/** A phone lays its scrollbars over the page; here they would take a strip of it. */
async function hideScrollbars(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScrollbarsHidden', { hidden: true })
  await session.detach()
}

/** As high as the screen is long: what sticks to the window is seen as it is when scrolled there. */
async function stretch(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  if (length > height) await page.setViewportSize({ width, height: length })
}

/** Waits for the fonts, and for the pictures that come when they are scrolled to. */
async function settled(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async (all) => {
    const images = [...document.images]
    if (all) for (const image of images) image.loading = 'eager'
    const seen = images.filter((image) => all || image.loading !== 'lazy')
    await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode().catch(() => {}))])
  }, whole)
}
