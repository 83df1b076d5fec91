import { type ReactNode, useLayoutEffect, useState } from 'react'

/**
 * Keeps the focus on a link that was reached by keyboard in what the server had drawn, when the app takes its place.
 * See docs/decisions/first-paint.md.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const [focused] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    if (!(focused instanceof HTMLAnchorElement) || focused.isConnected) return
    if (document.activeElement !== document.body) return
    const address = focused.getAttribute('href')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a')]
    links.find((link) => link.getAttribute('href') === address)?.focus({ preventScroll: true })
  }, [focused])
  return children
}
