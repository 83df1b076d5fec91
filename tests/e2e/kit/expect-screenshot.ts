import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { expectNoViolation, WIDTHS } from './axe.ts'

/** The time of the browser, whose clock is stopped: shortly after the start of the server's clock. */
const NOW = new Date('2031-03-04T15:22:00Z')

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
export const expectScreenshot = (page: Page, name: string, picture?: Picture): Promise<void> =>
  atBothWidths(page, name, picture)

/** Compares a screen with its pictures, and searches it with axe, at both widths. */
export const expectScreen = (page: Page, name: string, picture?: Picture): Promise<void> =>
  atBothWidths(page, name, picture, expectNoViolation)

async function atBothWidths(
  page: Page,
  name: string,
  { mask = [], of, whole = true }: Picture = {},
  search?: (page: Page) => Promise<void>,
): Promise<void> {
  await hideScrollbars(page)
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    await page.mouse.move(0, 0)
    if (whole) await stretch(page, viewport)
    await settled(page, whole)
    const file = `${name}-${viewport.width}.png`
    if (of) await expect(of).toHaveScreenshot(file, { mask })
    else await expect(page).toHaveScreenshot(file, { mask, fullPage: whole })
    await search?.(page)
  }
}

/** Hides scrollbars, because Chromium's would take a strip of the page, unlike those of a phone. */
async function hideScrollbars(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScrollbarsHidden', { hidden: true })
  await session.detach()
}

/** Makes the window as high as the screen, so that sticky elements are shown where they are after scrolling. */
async function stretch(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  const shown = await length()
  if (shown <= height) return
  const partsLoaded = followParts(page)
  await page.setViewportSize({ width, height: shown })
  await partsLoaded()
  // A screen is at least as high as its window, so that it is measured in the low one again: a part may be lower than its skeleton.
  await page.setViewportSize({ width, height })
  await page.setViewportSize({ width, height: await length() })
}

/** Follows the parts that a screen loads once they come into view; the returned function waits until none has been loading for a while. */
function followParts(page: Page): () => Promise<void> {
  const loading = new Set<Request>()
  const begin = (request: Request) => void (isOfPart(request) && loading.add(request))
  const end = (request: Request) => void loading.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return async () => {
    for (let quiet = 0; quiet < 6; quiet = loading.size === 0 ? quiet + 1 : 0) await page.waitForTimeout(50)
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

/** Requests that wait for a change of the membership never end, so that only files and data count. */
const isOfPart = (request: Request): boolean =>
  /^\/(?:graphql|assets\/)/.test(new URL(request.url()).pathname)

/** Waits for the fonts, and for the pictures that are loaded when they are scrolled to. */
async function settled(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async (all) => {
    const images = [...document.images]
    if (all) for (const image of images) image.loading = 'eager'
    const seen = images.filter((image) => all || image.loading !== 'lazy')
    await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode().catch(() => {}))])
  }, whole)
}
