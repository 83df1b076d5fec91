import { expect, type Locator, type Page } from '@playwright/test'
import { stillness } from './stillness.ts'

/** Presses Tab until the element has focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < most; presses++) {
    if (await holdsFocus(target)) return expectFocusShown(page)
    await page.keyboard.press('Tab')
  }
  if (await holdsFocus(target)) return expectFocusShown(page)
  throw new Error(`${String(target)} was not reached by ${most} presses of Tab.`)
}

const holdsFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement, undefined, { timeout: 2000 })

/** Presses one key in a menu until an item has focus. */
export async function pressUntilChosen(page: Page, key: string, target: Locator, most = 12): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < most && !(await holdsFocus(target)); presses++)
    await page.keyboard.press(key)
  await expect(target).toBeFocused()
  await expectFocusShown(page)
}

/** Expects that the focused element, its overlay, or the card or field around it has an outline or a ring. */
export async function expectFocusShown(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const drawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    return [focused, focused.parentElement, focused.closest('article')].some(
      (element) =>
        element && [null, '::before', '::after'].some((pseudo) => drawn(getComputedStyle(element, pseudo))),
    )
  })
  expect(shown, 'focus is visible').toBe(true)
}

/** Presses Tab until the element has focus, and checks that the focus is visible and that nothing covers it (WCAG 2.4.11). */
export async function tabInSight(page: Page, target: Locator, most = 120): Promise<void> {
  await stillness(page)
  await tabTo(page, target, most)
  await expect
    .poll(() => target.evaluate(isInSight), `${String(target)} is in sight when it has the focus`)
    .toBe(true)
}

/** Returns whether at least one of nine points of an element is visible in the window. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const shares = [0.1, 0.5, 0.9]
  return shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }),
  )
}

/** Expects that the skip link is the first focus of a new page, and follows it past the header. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
}

/** Expects that the focused link says that it opens a new tab, opens one, and keeps the focus in this tab. */
export async function opensNewTab(page: Page, link: Locator): Promise<void> {
  await expect(link).toHaveAccessibleDescription(/Opens in a new tab/)
  const popup = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await (await popup).close()
  await page.bringToFront()
  await expect(link).toBeFocused()
}
