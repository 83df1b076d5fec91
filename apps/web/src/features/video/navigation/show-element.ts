/**
 * Scrolls an element into view unless all of it is. Browsers scroll to the place at which an element that sticks would stand
 * otherwise, which would move the reader away from what they have clicked.
 */
export function showElement(element: Element | null): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'nearest' })
}
