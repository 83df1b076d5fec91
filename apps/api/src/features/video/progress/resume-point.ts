import type { ResumePoint } from '@section/contract/generated/schema-types.ts'
import { checkEnrollmentAccess } from '@section/domain/entitlement/course-entitlement.ts'
import { lessonsOpenAt } from '@section/domain/entitlement/lesson-access.ts'
import { hasEnded } from '@section/domain/sessions/session.ts'
import { resumeLesson } from '@section/domain/video/resume-lesson.ts'
import type { ReadingContext } from '../../../server/graphql/operation.ts'
import type { MemberViewer } from '../../../server/access/viewer.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { findEdition, type OnDemandEdition } from '../lesson.ts'
import { type Position, readPositions } from './watched-store.ts'

/**
 * Returns where the viewer continues to watch: in the on-demand course that they watched last, are enrolled in, may
 * take and have not finished, and whose lessons are open; null without such a course. It takes one statement.
 * docs/product/video.md#continue-watching
 */
export async function getResumePoint({
  services,
  reads,
  viewer,
  now,
}: ReadingContext<'catalog'>): Promise<ResumePoint | null> {
  const snapshot = await services.catalog.current()
  const positions = await readPositions(reads, viewer.userId)
  const lastVideos = lastVideoByCourse(snapshot, positions)
  for (const [courseId, lastVideoId] of lastVideos) {
    const edition = findEdition(snapshot, courseId)
    const isTaken = edition && isTakenBy(edition, viewer, now)
    const point = isTaken ? resumePoint(edition, snapshot, positions, lastVideoId) : null
    if (point) return point
  }
  return null
}

/** Returns the video watched last of each course, the course watched last first. */
function lastVideoByCourse(
  { lessonLocations }: CatalogSnapshot,
  positions: ReadonlyMap<string, Position>,
): Map<string, string> {
  const lastVideos = new Map<string, string>()
  for (const videoId of positions.keys()) {
    const courseId = lessonLocations.get(videoId)?.courseId
    if (courseId && !lastVideos.has(courseId)) lastVideos.set(courseId, videoId)
  }
  return lastVideos
}

function isTakenBy({ course, session }: OnDemandEdition, viewer: MemberViewer, now: number): boolean {
  if (!session || hasEnded(session, now) || lessonsOpenAt(session, now) !== null) return false
  if (viewer.enrollments.get(session.sessionId)?.state !== 'ENROLLED') return false
  return checkEnrollmentAccess(viewer, course, session, now) === null
}

function resumePoint(
  { course }: OnDemandEdition,
  { videos }: CatalogSnapshot,
  positions: ReadonlyMap<string, Position>,
  lastVideoId: string,
): ResumePoint | null {
  const lessons = course.groups.flatMap((group) =>
    group.content.flatMap(({ videoId, ...item }) => {
      const video = videos.get(videoId ?? '')
      return video
        ? [{ group, item, video, videoId: video.videoId, ...(positions.get(video.videoId) ?? UNWATCHED) }]
        : []
    }),
  )
  const lesson = resumeLesson(lessons, lastVideoId)
  if (!lesson) return null
  const { group, item, video } = lesson
  return {
    courseId: course.courseId,
    courseTitle: course.title,
    courseContentGroupId: group.courseContentGroupId,
    moduleTitle: group.title,
    courseContentId: item.courseContentId,
    videoId: video.videoId,
    title: item.meta.title ?? item.title,
    videoThumbnail: item.meta.videoThumbnail ?? course.coverImageUrl,
    duration: video.duration,
    continueAtTime: lesson.continueAtTime,
    lessonNumber: lessons.indexOf(lesson) + 1,
    lessonCount: lessons.length,
  }
}

const UNWATCHED: Position = { continueAtTime: 0, completed: false }
