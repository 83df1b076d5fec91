import { useEffect, useImperativeHandle } from 'react'
import { vi } from 'vitest'
import { type TheaterMode, useTheaterMode } from './theater/theater-mode.ts'
import type { LecturePlayerProps } from './player/LecturePlayer.tsx'

/** The props that the fake player received last. */
export const player = {
  props: null as LecturePlayerProps | null,
  /** The theater mode that the page offers to its player; null without one. */
  theater: null as TheaterMode | null,
  seek: vi.fn<(seconds: number) => void>(),
}

/** Replaces the real player: `vi.mock('./player/LecturePlayer.tsx', () => import('./fake-player.fixture.tsx'))`. */
export function LecturePlayer(props: LecturePlayerProps) {
  const { ref } = props
  const theater = useTheaterMode()
  useEffect(() => {
    player.props = props
    player.theater = theater
  })
  useImperativeHandle(ref, () => ({ seek: player.seek }), [])
  return (
    <div role="region" aria-label="Video player" tabIndex={-1}>
      {props.children}
    </div>
  )
}
