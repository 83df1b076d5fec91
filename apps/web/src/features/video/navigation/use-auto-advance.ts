import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { nextCourseVideo } from '@section/domain/video/next-video.ts'
import { findCollectionVideo, type CollectionVideo, type VideoCollection } from '../video-collection.ts'
import { videoLink, wayBack } from './video-link.ts'

/**
 * Returns the next video and `advance`, which opens it and, if it `canStart` there, starts it, or opens the page of the
 * course or session after the last video. docs/product/video.md#what-plays-next
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
  const next = location && findCollectionVideo(collection, location)
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
  return { next, advance }
}
