import { sql } from 'drizzle-orm'
import type { CourseVideoProgress, VideoProgress } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { isCourseComplete } from '@section/domain/video/completion.ts'
import { learnerOf } from '../../server/access/learner.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { seenCourse } from './find-lesson.ts'

interface ProgressRow extends Record<string, unknown> {
  videoId: string
  continueAtTime: number
  farthestWatchedTime: number
  completed: boolean
}

/** Where the member is in one video; null when they have not begun it. Times in seconds. */
export async function videoProgressOf(
  { services, viewer }: MemberContext,
  videoId: string,
): Promise<VideoProgress | null> {
  const [progress] = await progressRows(services.database.db, viewer.userId, [videoId])
  return progress ? { userId: viewer.userId, ...progress } : null
}

/** Where the member is in each video of a course, and in all of its required ones; null where the course is not seen. */
export async function courseProgress(
  { services, viewer, now }: MemberContext,
  courseId: string,
): Promise<CourseVideoProgress | null> {
  const snapshot = await services.catalogue.current()
  const seen = seenCourse(snapshot, courseId, learnerOf(viewer.state, now), now)
  if (!seen) return null
  const groups = seen.course.groups.map((group) => ({
    courseContentGroupId: group.courseContentGroupId,
    lessons: group.content.flatMap((lesson) => {
      const video = lesson.videoId === null ? undefined : snapshot.videos.get(lesson.videoId)
      return video
        ? [{ videoId: video.videoId, duration: video.duration, required: lesson.completionRequired }]
        : []
    }),
  }))
  const ids = groups.flatMap(({ lessons }) => lessons.map(({ videoId }) => videoId))
  const found = new Map(
    (await progressRows(services.database.db, viewer.userId, ids)).map((row) => [row.videoId, row]),
  )
  const videosOf = (lessons: (typeof groups)[number]['lessons']) =>
    lessons.map(({ videoId, duration, required }) => ({
      videoId,
      duration,
      required,
      farthestWatchedTime: found.get(videoId)?.farthestWatchedTime ?? 0,
      completed: found.get(videoId)?.completed ?? false,
    }))
  const videos = groups.flatMap(({ lessons }) => videosOf(lessons))
  const required = videos.filter((video) => video.required)
  return {
    courseId: seen.course.courseId,
    totalDuration: required.reduce((sum, { duration }) => sum + duration, 0),
    totalFarthestWatchedTime: required.reduce((sum, { farthestWatchedTime }) => sum + farthestWatchedTime, 0),
    completed: isCourseComplete(
      videos.map((video) => ({ completionRequired: video.required, completed: video.completed })),
    ),
    groups: groups.map(({ courseContentGroupId, lessons }) => ({
      courseContentGroupId,
      videos: videosOf(lessons).map(({ videoId, duration, farthestWatchedTime, completed }) => ({
        videoId,
        duration,
        farthestWatchedTime,
        completed,
      })),
    })),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function progressRows(db: Db, userId: string, videoIds: string[]): Promise<ProgressRow[]> {
  const ids = videoIds.filter((id) => UUID.test(id))
  if (ids.length === 0) return []
  return rows<ProgressRow>(
    db,
    sql`
    select video_id as "videoId", continue_at_time as "continueAtTime", farthest_watched_time as "farthestWatchedTime",
      completed_at is not null as completed
    from video_progress where user_id = ${userId} and video_id = any(${sql.param(ids)}::uuid[])`,
  )
}
