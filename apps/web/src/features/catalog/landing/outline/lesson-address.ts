import type { CourseLandingQuery } from '@section/contract/generated/operations/graphql.ts'
import { resumeLesson } from '@section/domain/video/resume-lesson.ts'

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

/** Returns the route parameters of the first lesson not completed, else of the first lesson; null without lessons. */
export function nextLesson(
  topLevelId: string,
  onDemand: CourseLandingQuery['getOnDemandContent'],
  progress: CourseLandingQuery['getVideoProgressByCourse'],
): LessonAddress | null {
  const videos = progress?.groups.flatMap((group) => group.videos) ?? []
  const completed = new Set(videos.filter((video) => video.completed).map((video) => video.videoId))
  const lessonAt = <Location>(videoId: string, location: Location) => ({
    videoId,
    completed: completed.has(videoId),
    location,
  })
  const lessons = (onDemand?.groups ?? []).flatMap(({ courseContentGroupId: groupId, content }) =>
    content.flatMap(({ courseContentId: videoContentId, video }) =>
      video ? [lessonAt(video.videoId, { topLevelId, groupId, videoContentId })] : [],
    ),
  )
  const next = resumeLesson(lessons, null) ?? lessons[0]
  return next?.location ?? null
}
