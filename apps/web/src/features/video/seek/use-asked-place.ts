import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

const ROUTE = memberRouteId('onDemandVideo')

/** The position that the link to a video asked for, in seconds, as long as that video is open; null without one. */
export function useAskedPlace(videoContentId: string): number | null {
  const { seek } = useSearch({ from: ROUTE })
  const [entry, setEntry] = useState({ videoContentId, seek })
  if (entry.videoContentId !== videoContentId) setEntry({ videoContentId, seek })
  return entry.seek ?? null
}

/**
 * Takes `seek` out of the address as soon as it was read, so that a reload goes on where the member is. In a video that
 * is already open it jumps. Specification 2, section 2.6; Decisions, section 9.
 */
export function useSeekOnce(videoContentId: string, jump: (seconds: number) => void): void {
  const { seek } = useSearch({ from: ROUTE })
  const navigate = useNavigate()
  const seen = useRef<{ videoContentId: string; seek: number | undefined } | null>(null)
  const latest = useRef({ jump, navigate })
  useEffect(() => {
    latest.current = { jump, navigate }
  })
  useEffect(() => {
    const before = seen.current
    seen.current = { videoContentId, seek }
    if (seek === undefined) return
    if (before?.videoContentId === videoContentId && before.seek !== seek) latest.current.jump(seek)
    void latest.current.navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }, [videoContentId, seek])
}
