import {
  type CourseOutline,
  courseOutline,
  type OutlineAccess,
} from '@section/domain/video/course-outline.ts'
import type { CourseLandingData } from '../../course-landing-query.ts'

/** Returns the outline of a course's on-demand edition for the viewer; null without lessons. */
export function landingOutline(
  { onDemand, progress }: Pick<CourseLandingData, 'onDemand' | 'progress'>,
  access: OutlineAccess,
): CourseOutline | null {
  if (!onDemand || onDemand.groups.every(({ content }) => content.length === 0)) return null
  const videos = progress?.groups.flatMap((group) => group.videos) ?? []
  const watched = new Map(
    videos.map(({ videoId, completed, creditedTime }) => [
      videoId,
      { completed, creditedSeconds: creditedTime },
    ]),
  )
  const content = onDemand.groups.map(({ courseContentGroupId: groupId, title, content: items }) => ({
    groupId,
    title,
    lessons: items.map((item) => ({
      videoContentId: item.courseContentId,
      title: item.meta.title ?? item.title,
      preview: item.preview,
      isOptional: !item.completionRequired,
      video: item.video ?? null,
    })),
  }))
  return courseOutline(content, watched, access)
}
