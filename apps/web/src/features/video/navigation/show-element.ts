/**
 * Scrolls an element into view unless all of it is in view. The check is needed for sticky elements: browsers would scroll to
 * where they stand in the page, away from what the reader has clicked.
 */
export function showElement(element: Element | null): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'nearest' })
}
