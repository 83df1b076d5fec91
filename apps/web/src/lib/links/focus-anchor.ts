/** Gives the focus to the part of the page with an id, so that the keyboard and a screen reader go on there. */
export function focusAnchor(anchor: string): void {
  const part = document.getElementById(anchor)
  if (!part) return
  // What takes no focus by itself takes it from a script.
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
