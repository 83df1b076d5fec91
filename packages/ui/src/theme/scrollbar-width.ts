/**
 * Writes the width of this browser's classic scroll bar to `--scrollbar-width`: 0 where the scroll bar covers the page.
 */
export function noteScrollbarWidth(root: HTMLElement): void {
  const probe = document.createElement('div')
  probe.style.cssText = 'position: absolute; width: 100px; overflow: scroll; visibility: hidden'
  document.body.append(probe)
  root.style.setProperty('--scrollbar-width', `${probe.offsetWidth - probe.clientWidth}px`)
  probe.remove()
}
