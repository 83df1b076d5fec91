import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a function that checks whether a press is meant for this dialog, and not for one that it has opened above. */
export function useTopmost(content: RefObject<HTMLElement | null>): () => boolean {
  const isMeant = useRef(false)
  useLayoutEffect(() => {
    // Escape reaches every open dialog, also after it has closed the topmost one, which is the last of the document.
    const beginPress = () => {
      isMeant.current = [...document.querySelectorAll('[role="dialog"]')].at(-1) === content.current
    }
    for (const press of PRESSES) window.addEventListener(press, beginPress, { capture: true })
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, beginPress, { capture: true })
    }
  }, [content])
  return () => isMeant.current
}

const PRESSES = ['keydown', 'click'] as const
