import type { Page } from '@playwright/test'

/**
 * Returns the targets in the main part of a page that are lower or narrower than 44 pixels. The label of a checkbox belongs
 * to its target, as does the row that a link covers; a link in a text is as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const areaOf = (target: HTMLElement): Element => {
      const { position, content } = getComputedStyle(target, '::after')
      const covers = position === 'absolute' && content !== 'none'
      if (!covers) return target
      let area: HTMLElement = target
      while (getComputedStyle(area).position === 'static' && area.parentElement) area = area.parentElement
      return area
    }
    const isInText = (target: HTMLElement) =>
      getComputedStyle(target).display === 'inline' && target.parentElement?.matches('p')
    return [
      ...main.querySelectorAll<HTMLElement>('a, button:not(:disabled), select, label:has(input)'),
    ].flatMap((target) => {
      const { width, height } = areaOf(target).getBoundingClientRect()
      const isHidden = width === 0 || !target.checkVisibility({ visibilityProperty: true })
      if (isHidden || isInText(target) || (width >= 44 && height >= 44)) return []
      return [`${target.ariaLabel ?? target.textContent}: ${Math.round(width)} x ${Math.round(height)}`]
    })
  })
}
