import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { meteringQuery } from '../metering/metering-query.ts'
import { withProgress } from './on-demand-course.ts'
import type { SavedBeat } from './progress/session-port.ts'
import { onDemandCourseQuery } from './video-page-query.ts'

/** Carries what saves answered to the screens, and keeps the badge that one of them earned. */
export function useSavedProgress(courseId: string) {
  const queryClient = useQueryClient()
  const [badgeId, setBadgeId] = useState<string | null>(null)
  const onSaved = useCallback(
    (saved: SavedBeat) => {
      const { queryKey } = onDemandCourseQuery(saved.courseId)
      queryClient.setQueryData(queryKey, (course) => course && withProgress(course, saved))
      queryClient.setQueryData(['video', 'progress', saved.videoId], {
        continueAtTime: saved.continueAtTime,
        farthestWatchedTime: saved.farthestWatchedTime,
      })
      if (saved.courseBadgeId && saved.courseId === courseId) {
        setBadgeId(saved.courseBadgeId)
        showToast({ tone: 'success', message: 'Badge earned' })
      }
      if (saved.courseBadgeId || saved.enrolled) {
        // Cards, landing pages and the member's lists show enrolment and badges; they read again when next seen.
        void queryClient.invalidateQueries({ queryKey: ['courses'] })
      }
      if (saved.status === 'ENDED') void queryClient.invalidateQueries({ queryKey: meteringQuery.queryKey })
    },
    [queryClient, courseId],
  )
  return { badgeId, forgetBadge: () => setBadgeId(null), onSaved }
}
