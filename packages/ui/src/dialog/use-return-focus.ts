import { type RefObject, useLayoutEffect, useRef } from 'react'

interface ReturnFocus {
  readonly content: RefObject<HTMLDivElement | null>
  /** Must be called when the dialog has faded out, because its focus trap may take the focus until then. */
  readonly returnFocus: () => void
  /** Chooses another element that gets the focus when the dialog closes. */
  readonly returnFocusTo: (getElement: () => HTMLElement | null) => void
}

/**
 * Returns the focus to the element that had it when the dialog opened, also when the dialog unmounts while open; to the nearest
 * part around it that takes the focus when the element has disappeared meanwhile.
 */
export function useReturnFocus(opened: boolean): ReturnFocus {
  const content = useRef<HTMLDivElement>(null)
  const getTarget = useRef<() => HTMLElement | null>(() => null)
  useLayoutEffect(() => {
    if (!opened) return
    const previous = document.activeElement
    if (!(previous instanceof HTMLElement) || previous === document.body) getTarget.current = () => null
    else {
      const around = previous.parentElement?.closest<HTMLElement>('[tabindex]') ?? null
      getTarget.current = () => (previous.isConnected ? previous : around)
    }
    return () => {
      const { activeElement } = document
      const isInDialog = Boolean(activeElement?.closest('[role="dialog"]'))
      if (isInDialog || isNowhere(activeElement)) getTarget.current()?.focus({ preventScroll: true })
    }
  }, [opened])
  const returnFocus = () => {
    const { activeElement } = document
    const isInDialog = content.current?.contains(activeElement) === true
    if (isInDialog || isNowhere(activeElement)) getTarget.current()?.focus({ preventScroll: true })
  }
  const returnFocusTo = (getElement: () => HTMLElement | null) => {
    getTarget.current = getElement
  }
  return { content, returnFocus, returnFocusTo }
}

const isNowhere = (element: Element | null) => element === null || element === document.body
