import { type RefObject, useLayoutEffect, useRef } from 'react'

interface FocusBack {
  readonly content: RefObject<HTMLDivElement | null>
  /** To be called when the dialog has faded out: until then its trap may take the focus once more. */
  readonly giveBack: () => void
  /** Names another place than the one where the focus came from. */
  readonly goOnAt: (place: () => HTMLElement | null) => void
}

/** Gives focus back to where it came from when a dialog closes, also when it closes by being taken away. */
export function useFocusBack(opened: boolean): FocusBack {
  const content = useRef<HTMLDivElement>(null)
  const place = useRef<() => HTMLElement | null>(() => null)
  useLayoutEffect(() => {
    if (!opened) return
    const from = document.activeElement
    place.current = () => (from instanceof HTMLElement && from !== document.body ? from : null)
    return () => {
      const now = document.activeElement
      const lost = now === null || now === document.body || now.closest('[role="dialog"]') !== null
      if (lost) place.current()?.focus({ preventScroll: true })
    }
  }, [opened])
  const giveBack = () => {
    const now = document.activeElement
    const lost = now === null || now === document.body || content.current?.contains(now) === true
    if (lost) place.current()?.focus({ preventScroll: true })
  }
  const goOnAt = (next: () => HTMLElement | null) => {
    place.current = next
  }
  return { content, giveBack, goOnAt }
}
