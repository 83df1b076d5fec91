import type { SessionVideoPageQuery } from '@section/contract/generated/operations/graphql.ts'
import { progressById, type VideoCollection } from '../video-collection.ts'

/** The videos of a video group of a session; no group when it does not exist or has not opened for the member. */
export interface SessionVideos extends VideoCollection {
  /** False for a member who may know of the session, but may not open its page. */
  readonly isOpen: boolean
}

/** Joins the videos of a group with the member's progress; null for a session of which they may not know. */
export function toSessionVideos(answer: SessionVideoPageQuery, groupId: string): SessionVideos | null {
  const session = answer.getUserSession
  if (!session) return null
  const progressOf = progressById(
    answer.getVideoProgressBySession?.groups.flatMap((group) => group.videos) ?? [],
  )
  const videos = answer.getSessionContentVideos?.map(({ thumbnailUrl: thumbnail, ...video }) => ({
    ...video,
    groupId,
    videoContentId: video.videoId,
    thumbnail,
    ...progressOf(video.videoId),
  }))
  const lessons = videos?.map((video) => ({ ...video, preview: false, isOptional: false, video }))
  const { sessionId, courseId, title, kind, access } = session
  return {
    kind: kind === 'BOOTCAMP' ? 'MINI_MBA' : 'SPRINT',
    topLevelId: sessionId,
    courseId,
    sessionId,
    title,
    isOpen: access === 'OPEN' || access === 'PREVIEW',
    groups: videos && lessons ? [{ groupId, title: 'Videos', lessons, videos }] : [],
  }
}
