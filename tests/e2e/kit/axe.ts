import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { stillness } from './stillness.ts'

/** The sizes of a window at which screens are examined: a desktop’s and a phone’s. */
export const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const ALL: Axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const OF_COLORS: Axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Axe in the page once its script has run there. */
declare const axe: typeof Axe

interface Search {
  /** The selector of the part that is searched; by default the whole screen. */
  part?: string | undefined
  /** The rules that are tried; by default all of WCAG 2.2 AA and the best practices. */
  rules?: Axe.RunOnly
}

/** Expects that axe finds no violation in the screen as it is now. */
export async function expectNoViolation(
  page: Page,
  { part = 'html', rules = ALL }: Search = {},
): Promise<void> {
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT)
  const found = await page.evaluate(
    async ({ part, rules }) => {
      // The selectors of checks that pass would take two thirds of the time. The frames of a page have no axe.
      const { violations } = await axe.run(part, {
        runOnly: rules,
        resultTypes: ['violations'],
        iframes: false,
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { part, rules },
  )
  expect(found, `axe at ${page.viewportSize()?.width} px`).toEqual([])
}

/**
 * Expects that axe finds no violation of WCAG 2.2 AA at either width in the screen from its top, or in the part that a selector
 * names. Afterwards the window has its earlier size.
 */
export const expectAccessible = (page: Page, part?: string): Promise<void> => atBothWidths(page, { part })

/**
 * Expects that axe finds nothing in either color scheme; afterwards the light one is active. A scheme changes nothing but
 * colors, so that only the rules of colors are tried in the dark one.
 */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await atBothWidths(page, { part, rules: OF_COLORS })
  await page.emulateMedia({ colorScheme: 'light' })
  await atBothWidths(page, { part })
}

async function atBothWidths(page: Page, search: Search): Promise<void> {
  // A page is loaded before its screen is drawn.
  await page
    .locator(search.part ?? 'h1')
    .first()
    .waitFor({ state: 'attached' })
  const size = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize(width)
    // Links that happen to lie half under the header at another width would count as small.
    if (search.part === undefined) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectNoViolation(page, search)
  }
  if (size) await page.setViewportSize(size)
}

/** Matches everything that can be pressed. A box whose label has another place in the page is found by its label. */
const TARGETS =
  'a[href], button:not(:disabled), select, summary, textarea, input:not([type=hidden]), label:has(input), [role=tab], [role=menuitem]'

/**
 * Returns the targets in a part of a page, by default its main one, that are lower or narrower than 44 pixels. The label of a
 * box belongs to its target, as does the row that a link covers; a link in a text is as high as its line.
 */
export function smallTargets(page: Page, part: Locator = page.getByRole('main')): Promise<string[]> {
  return part.evaluate((root, selector) => {
    const areaOf = (target: HTMLElement): Element => {
      const { position, content } = getComputedStyle(target, '::after')
      const covers = position === 'absolute' && content !== 'none'
      if (!covers) return target
      let area: HTMLElement = target
      while (getComputedStyle(area).position === 'static' && area.parentElement) area = area.parentElement
      return area
    }
    const labelsOf = (target: HTMLElement): HTMLElement[] =>
      target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)
        ? [...(target.labels ?? [])]
        : []
    const isInText = (target: HTMLElement) =>
      getComputedStyle(target).display === 'inline' &&
      [...(target.parentElement?.childNodes ?? [])].some(
        (beside) => beside instanceof Text && /\w/.test(beside.data),
      )
    const sizeOf = (target: HTMLElement) => {
      const boxes = [areaOf(target), ...labelsOf(target)].map((area) => area.getBoundingClientRect())
      const span = (from: 'left' | 'top', to: 'right' | 'bottom') =>
        Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]))
      return { width: Math.round(span('left', 'right')), height: Math.round(span('top', 'bottom')) }
    }
    return [...root.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
      const { width, height } = sizeOf(target)
      // A link that is shown once it has the focus stands above the page.
      const isAbove = target.getBoundingClientRect().bottom <= 0 && scrollY === 0
      const isHidden =
        width === 0 || isAbove || !target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (isHidden || isInText(target) || (width >= 44 && height >= 44)) return []
      return [`${target.ariaLabel ?? target.textContent}: ${width} x ${height}`]
    })
  }, TARGETS)
}
