import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { followPreference } from './transcript-preferences.ts'
import type { Shown } from './use-transcript-search.ts'

interface Following {
  /** The index of the line that is said now; -1 before the first. */
  readonly current: number
  readonly language: string
  /** The match of the search that is shown; null without any. */
  readonly found: Shown | null
}

/**
 * The time in milliseconds for which the scrolling after an input of the reader (wheel, finger, bar or key) counts as theirs.
 * Each scroll extends it, because a list that was moved by a finger goes on by itself.
 */
const OWN_SCROLL_MS = 400
const SCROLL_KEYS = ['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']

/**
 * Keeps the line that is said now in view. When the reader scrolls or searches, the list stays where it is until they go back to
 * now. The browser remembers whether the list follows at all. docs/product/transcripts.md#following
 */
export function useFollow({ current, language, found }: Following) {
  const list = useRef<HTMLOListElement>(null)
  const [isOn, setIsOn] = useState(followPreference.get)
  const [isHeld, setIsHeld] = useState(false)
  /** The state before a search, to which the reader returns. */
  const before = useRef<{ scrollTop: number; isHeld: boolean } | null>(null)
  const hold = () => setIsHeld(true)
  useReaderScroll(list, hold)

  const show = (line: number, behavior?: ScrollBehavior) => {
    const element = list.current?.querySelector(`[data-line="${line}"]`)
    if (list.current && element) scrollTo(list.current, element, behavior)
  }
  const lastLanguage = useRef<string | null>(null)
  const follow = useEffectEvent((line: number, language: string) => {
    // The first scroll, and the one to the lines of another language, are no movement that a reader could follow.
    const behavior = lastLanguage.current === language ? 'smooth' : 'instant'
    lastLanguage.current = language
    if (isOn && !isHeld) show(line, behavior)
  })
  useLayoutEffect(() => follow(current, language), [current, language])
  const showFound = useEffectEvent((place: Shown) => show(place.found[0]?.line ?? -1, 'instant'))
  useLayoutEffect(() => {
    if (found) showFound(found)
  }, [found])

  return {
    list,
    isOn,
    isHeld,
    hold,
    setOn: (on: boolean) => {
      setIsOn(on)
      followPreference.set(on)
      // While a text is searched, the list stays with what was found.
      if (!on || before.current) return
      setIsHeld(false)
      show(current)
    },
    /** Stops following when a search begins. */
    pause: () => {
      before.current = { scrollTop: list.current?.scrollTop ?? 0, isHeld }
      setIsHeld(true)
    },
    /** Restores the state before the search when it ends. */
    resume: () => {
      const was = before.current
      before.current = null
      setIsHeld(was?.isHeld ?? false)
      if (was) list.current?.scrollTo({ top: was.scrollTop, behavior: 'instant' })
    },
    /** Follows again when the reader has jumped to a line. */
    release: () => setIsHeld(false),
    backToNow: () => {
      before.current = null
      setIsHeld(false)
      show(current)
    },
  }
}

/** Calls `onScroll` when the reader moves the list by the wheel, a finger, its bar or the keys; not when the list moves itself. */
function useReaderScroll(list: RefObject<HTMLOListElement | null>, onScroll: () => void): void {
  const moved = useEffectEvent(onScroll)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    let ownUntil = 0
    const begin = () => {
      ownUntil = performance.now() + OWN_SCROLL_MS
    }
    const options = { passive: true, signal }
    element.addEventListener('wheel', begin, options)
    element.addEventListener('touchmove', begin, options)
    element.addEventListener(
      'pointermove',
      (event) => event.target === element && event.buttons > 0 && begin(),
      options,
    )
    element.addEventListener('pointerdown', (event) => event.target === element && begin(), options)
    element.addEventListener('keydown', ({ key }) => SCROLL_KEYS.includes(key) && begin(), options)
    const scrolled = () => {
      if (performance.now() > ownUntil) return
      begin()
      moved()
    }
    element.addEventListener('scroll', scrolled, options)
    return () => stop.abort()
  }, [list])
}

/** Scrolls a line to a third of the list's height, so that the next lines are in view too, unless it already is above 70 %. */
function scrollTo(list: HTMLElement, line: Element, behavior: ScrollBehavior = 'smooth'): void {
  const [frame, place] = [list.getBoundingClientRect(), line.getBoundingClientRect()]
  const top = place.top - frame.top
  if (top >= 0 && place.bottom - frame.top <= frame.height * 0.7) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo({
    top: list.scrollTop + top - frame.height / 3,
    behavior: isCalm || Math.abs(top) > 2 * frame.height ? 'instant' : behavior,
  })
}
