import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref for an element over the picture of a player. When the element unmounts while it holds the focus, the
 * player takes it, so that its keys go on to work.
 */
export function useFocusBack<Overlay extends HTMLElement>(): RefObject<Overlay | null> {
  const overlay = useRef<Overlay>(null)
  useLayoutEffect(() => {
    const element = overlay.current
    const player = element?.closest<HTMLElement>('[role=region]')
    return () => {
      if (element?.contains(document.activeElement)) player?.focus({ preventScroll: true })
    }
  }, [])
  return overlay
}
