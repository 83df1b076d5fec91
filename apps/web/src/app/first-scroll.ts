let first = true

/**
 * Whether the router may set the scroll position of the screen that it has drawn. Whoever opened a page and has
 * scrolled in what the server drew stays where they are when the app takes its place. docs/decisions/first-paint.md
 */
export function mayScroll(): boolean {
  const kept = first && scrollY > 0 && opening() === 'navigate'
  first = false
  return !kept
}

/** How the page was opened. After a reload or on the way back there is a position to go back to. */
const opening = () =>
  performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming)
    ?.type
