import { useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The names of the lists of the screen that show all of their cards. */
    unfolded?: readonly string[]
  }
}

/**
 * Returns whether the list of this name shows all of its cards, and a function that makes it do so and moves the focus to the
 * card at `next`, the first new one. The entry of the browser's history holds it, so that the list is as it was when the
 * member comes back from a course.
 */
export function useUnfolded(name: string, list: RefObject<HTMLElement | null>) {
  const unfolded = useLocation({ select: ({ state }) => state.unfolded?.includes(name) ?? false })
  const navigate = useNavigate()
  const pressed = useRef<number>(null)
  useEffect(() => {
    if (!unfolded || pressed.current === null) return
    list.current?.children[pressed.current]?.querySelector('a')?.focus()
    pressed.current = null
  }, [unfolded, list])
  const unfold = (next: number) => {
    pressed.current = next
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, unfolded: [...(state.unfolded ?? []), name] }),
      replace: true,
      resetScroll: false,
    })
  }
  return { unfolded, unfold }
}
