import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { canWatch } from '@section/domain/metering/metering.ts'
import { nextCourseVideo } from '@section/domain/video/next-video.ts'
import { useMeteringPlan } from '../../metering/metering-query.ts'
import { findCollectionVideo, type CollectionVideo, type VideoCollection } from '../video-collection.ts'
import { videoLink, wayBack } from './video-link.ts'

/**
 * Returns the next video, null after the last one and where the allowance of the month leaves it out; `lead`, which says
 * so; and `advance`, which opens the next video and, if it `canStart` there, starts it, or without one opens the page of the
 * course or session. docs/product/video.md#what-plays-next
 */
export function useAutoAdvance(
  collection: VideoCollection,
  lecture: CollectionVideo,
  canStart: boolean,
  start: () => void,
) {
  const navigate = useNavigate()
  const startAt = useRef<string | null>(null)
  const location = nextCourseVideo(collection.groups, lecture)
  const following = location && findCollectionVideo(collection, location)
  const plan = useMeteringPlan()
  const isLocked = following !== null && !canWatch(true, plan, following.videoId)
  const next = isLocked ? null : following
  const { videoContentId } = lecture
  const arrive = useEffectEvent((arrivedAt: string) => {
    if (startAt.current === arrivedAt && canStart) start()
    startAt.current = null
  })
  useEffect(() => arrive(videoContentId), [videoContentId])
  const advance = () => {
    if (!next) return void navigate({ to: wayBack(collection).to })
    startAt.current = next.videoContentId
    void navigate(videoLink(collection, next))
  }
  const lead = next ? 'Up next' : isLocked ? 'You’re out of videos for the month.' : 'That was the last video'
  return { next, lead, advance }
}
