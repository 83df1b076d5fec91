import type { CourseLandingQuery } from '@section/contract/generated/operations/graphql.ts'

/** The parameters of the address of a lesson. */
export interface LessonAddress {
  readonly topLevelId: string
  readonly groupId: string
  readonly videoContentId: string
}

/** Returns the route parameters of the free preview of a course; null for a course without one. */
export function freePreview(
  topLevelId: string,
  onDemand: CourseLandingQuery['getOnDemandContent'],
): LessonAddress | null {
  for (const { courseContentGroupId: groupId, content } of onDemand?.groups ?? []) {
    const lesson = content.find(({ preview, video }) => preview && video)
    if (lesson) return { topLevelId, groupId, videoContentId: lesson.courseContentId }
  }
  return null
}

/** The lesson with which a member goes on, or with which they begin to watch a completed course again. */
export interface NextLesson {
  readonly address: LessonAddress
  /** True if the allowance of the month leaves it out, and with it every other lesson that would do. */
  readonly isLocked: boolean
}

/**
 * Returns the first lesson that is not completed, or the first one of a completed course, among those that `canWatch`; one
 * that is locked when the allowance leaves them all out; null without lessons.
 * docs/product/course-page.md#on-demand-edition
 */
export function nextLesson(
  topLevelId: string,
  onDemand: CourseLandingQuery['getOnDemandContent'],
  progress: CourseLandingQuery['getVideoProgressByCourse'],
  canWatch: (videoId: string) => boolean,
): NextLesson | null {
  const videos = progress?.groups.flatMap((group) => group.videos) ?? []
  const completed = new Set(videos.filter((video) => video.completed).map((video) => video.videoId))
  const lessons = (onDemand?.groups ?? []).flatMap(({ courseContentGroupId: groupId, content }) =>
    content.flatMap(({ courseContentId: videoContentId, video }) =>
      video ? [{ videoId: video.videoId, address: { topLevelId, groupId, videoContentId } }] : [],
    ),
  )
  const left = lessons.filter(({ videoId }) => !completed.has(videoId))
  const offered = left.length > 0 ? left : lessons
  const open = offered.find(({ videoId }) => canWatch(videoId))
  const next = open ?? offered[0]
  return next ? { address: next.address, isLocked: !open } : null
}
