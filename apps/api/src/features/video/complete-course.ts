import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { isCourseComplete } from '@section/domain/video/completion.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import type { CatalogueCourse } from '../catalogue/catalogue-types.ts'

/**
 * What a completed video leads to: when it was the last required one of an on-demand course, the course's badge,
 * once, and a completed enrolment. Marks the video as dealt with in the same transaction, so that a crash in
 * between leaves it to the next beat. Answers the badge's id when this call earned it. Decisions, section 5.
 */
export async function completeCourse(
  { services, viewer, now }: MemberContext,
  videoId: string,
  courseId: string | null,
): Promise<string | null> {
  const snapshot = await services.catalogue.current()
  const course = courseId === null ? undefined : snapshot.courses.get(courseId)
  const onDemand = snapshot.sessionsByCourse.get(courseId ?? '')?.find((s) => s.sessionType === 'ON_DEMAND')
  const at = new Date(now).toISOString()
  return services.feed.transact(async (tx, changed) => {
    await tx.execute(sql`
      update video_progress set completion_handled_at = coalesce(completion_handled_at, ${at}::timestamptz)
      where user_id = ${viewer.userId} and video_id = ${videoId}`)
    if (!course || !(await hasCompleted(tx, course, viewer.userId))) return null
    const [earned] = await rows<{ id: string }>(
      tx,
      sql`
      insert into earned_badges (user_id, course_id, session_id, earned_at)
      values (${viewer.userId}, ${course.courseId}, ${onDemand?.sessionId ?? null}, ${at}::timestamptz)
      on conflict (user_id, course_id) do nothing returning course_badge_id as id`,
    )
    if (onDemand) {
      await tx.execute(sql`
        update enrolments set state = 'COMPLETED', completed_at = ${at}::timestamptz
        where user_id = ${viewer.userId} and session_id = ${onDemand.sessionId} and state = 'ENROLLED'`)
    }
    changed('member', viewer.userId)
    return earned?.id ?? null
  })
}

async function hasCompleted(tx: Db, course: CatalogueCourse, userId: string): Promise<boolean> {
  const lessons = course.groups.flatMap((group) => group.content).filter((lesson) => lesson.videoId !== null)
  const done = await rows<{ videoId: string }>(
    tx,
    sql`
    select video_id as "videoId" from video_progress where user_id = ${userId} and completed_at is not null
      and video_id = any(${sql.param(lessons.map((lesson) => lesson.videoId))}::uuid[])`,
  )
  const completed = new Set(done.map((row) => row.videoId))
  return isCourseComplete(
    lessons.map(({ completionRequired, videoId }) => ({
      completionRequired,
      completed: completed.has(videoId ?? ''),
    })),
  )
}
