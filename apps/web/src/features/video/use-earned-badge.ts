import { useCallback, useState } from 'react'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import type { SavedBeat } from './progress/session-port.ts'

/** The badge of a course once a save earned it, until it was celebrated. */
export function useEarnedBadge(courseId: string) {
  const [badgeId, setBadgeId] = useState<string | null>(null)
  const onSaved = useCallback(
    (saved: SavedBeat) => {
      if (!saved.courseBadgeId || saved.courseId !== courseId) return
      setBadgeId(saved.courseBadgeId)
      showToast({ tone: 'success', message: 'Badge earned' })
    },
    [courseId],
  )
  return { badgeId, forgetBadge: () => setBadgeId(null), onSaved }
}
