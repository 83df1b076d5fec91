import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A list that is scrolled sideways. */
export interface Carousel {
  readonly track: RefObject<HTMLUListElement | null>
  /** True for the first slide, and for the last one, if it is in view. */
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  /** Scrolls by the slides in view: 1 to the next ones, -1 back. */
  readonly turn: (pages: 1 | -1) => void
}

/** Returns the state of a list of `count` slides that is scrolled sideways; its styles say how it moves and where it stops. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  // The list is measured before it is painted, so that arrows do not come later and move what stands beside them.
  useLayoutEffect(() => {
    const list = track.current
    if (!list || count === 0) return undefined
    const look = () => {
      const isAtStart = list.scrollLeft <= 1
      const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1
      setEnds((known) =>
        known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd },
      )
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [count])
  const turn = (pages: 1 | -1) => {
    const list = track.current
    list?.scrollBy({ left: pages * list.clientWidth })
  }
  return { track, ...ends, turn }
}
