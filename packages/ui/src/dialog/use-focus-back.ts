import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Gives focus back to where it came from when a dialog closes, also when it closes by being taken away. */
export function useFocusBack(opened: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!opened) return
    const from = document.activeElement
    return () => {
      const now = document.activeElement
      const lost = now === null || now === document.body || now.closest('[role="dialog"]') !== null
      if (lost && from instanceof HTMLElement && from !== document.body) from.focus({ preventScroll: true })
    }
  }, [opened])
  return content
}
