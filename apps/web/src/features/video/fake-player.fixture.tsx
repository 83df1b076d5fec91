import { useEffect, useImperativeHandle } from 'react'
import { vi } from 'vitest'
import type { LecturePlayerProps } from './player/LecturePlayer.tsx'

/** The props that the fake player received last. */
export const player = {
  props: null as LecturePlayerProps | null,
  seek: vi.fn<(seconds: number) => void>(),
}

/** Replaces the real player: `vi.mock('./player/LecturePlayer.tsx', () => import('./fake-player.fixture.tsx'))`. */
export function LecturePlayer(props: LecturePlayerProps) {
  const { ref } = props
  useEffect(() => {
    player.props = props
  })
  useImperativeHandle(ref, () => ({ seek: player.seek }), [])
  return (
    <div role="region" aria-label="Video player">
      {props.children}
    </div>
  )
}
