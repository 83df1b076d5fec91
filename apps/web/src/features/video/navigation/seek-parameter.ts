import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseSeek } from '@section/domain/video/resume.ts'

/** Validates the search of a video page: `seek` is a position in seconds, dropped when it is not a plain number. */
export function seekSearch(search: Record<string, unknown>): { readonly seek?: number } {
  const value = search['seek']
  const seek = parseSeek(typeof value === 'number' ? String(value) : typeof value === 'string' ? value : null)
  return seek === null ? {} : { seek }
}

/** Returns the position that the link to a video requested, in seconds, as long as that video is open; else null. */
export function useRequestedPosition(videoContentId: string): number | null {
  const { seek } = useSearch({ strict: false })
  const [entry, setEntry] = useState({ videoContentId, seek })
  if (entry.videoContentId !== videoContentId) setEntry({ videoContentId, seek })
  return entry.seek ?? null
}

/**
 * Removes `seek` from the address once it was read, so that a reload resumes at the member's position. In a video that
 * is already open it calls `onSeek`. docs/product/video.md#starting-position
 */
export function useSeekParameter(videoContentId: string, onSeek: (seconds: number) => void): void {
  const { seek } = useSearch({ strict: false })
  const navigate = useNavigate()
  const seen = useRef<{ videoContentId: string; seek: number | undefined } | null>(null)
  const consume = useEffectEvent((seconds: number, isOpen: boolean) => {
    if (isOpen) onSeek(seconds)
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  })
  useEffect(() => {
    const before = seen.current
    seen.current = { videoContentId, seek }
    if (seek !== undefined) consume(seek, before?.videoContentId === videoContentId && before.seek !== seek)
  }, [videoContentId, seek])
}
