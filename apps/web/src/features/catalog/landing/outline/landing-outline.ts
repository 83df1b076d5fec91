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
    lessons: items.map(({ courseContentId: videoContentId, title: own, meta, preview, video }) => ({
      videoContentId,
      title: meta.title ?? own,
      preview,
      video: video ?? null,
    })),
  }))
  return courseOutline(content, watched, access)
}
