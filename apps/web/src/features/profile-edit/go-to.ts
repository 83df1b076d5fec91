/** Scrolls to a section or to a field, and gives the focus to the heading of the one, or to the other or its first button. */
export function goTo(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  const isSection = target.matches('section')
  const focused = target.querySelector<HTMLElement>(isSection ? 'h2' : 'button') ?? target
  // A heading takes no focus by itself; from here on, Tab goes to the first field below it.
  if (isSection) focused?.setAttribute('tabindex', '-1')
  focused?.focus({ preventScroll: true })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: isSection ? 'start' : 'center' })
}
