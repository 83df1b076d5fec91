import { sql } from 'drizzle-orm'
import type { Classmates } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { IN_ORDER, LISTED_MEMBER } from '../directory/listed-member-store.ts'

/** The states of an enrollment whose member takes the course or has completed it. */
const TAKES = sql`'{ENROLLED,COMPLETED}'::enrollment_state[]`

/** The number of enrollments that are read of each session and state: the newest. docs/decisions/directory.md */
const MOST_READ = 1_000

/**
 * Returns the listed members who share that they take a course, at most `limit` of them, those of the viewer's own sessions
 * first; null when the viewer is enrolled in no session of it. Of a large session only the newest enrollments are read:
 * `left_out` is the queue number of the first one that is not.
 */
export async function findClassmates(
  db: Db,
  { courseId, userId, limit }: { courseId: string; userId: string; limit: number },
): Promise<Classmates | null> {
  const [found] = await rows<Classmates & { takesCourse: boolean }>(
    db,
    sql`
    with own as materialized (
      select e.session_id from sessions s join enrollments e using (session_id)
      where s.course_id = ${courseId} and e.user_id = ${userId} and e.state = any(${TAKES})),
    queues as materialized (
      select s.session_id, taken.state, (select e.queue_number from enrollments e
        where e.session_id = s.session_id and e.state = taken.state
        order by e.queue_number desc offset ${MOST_READ} limit 1) as left_out
      from sessions s cross join unnest(${TAKES}) taken (state)
      where exists (select from own) and s.course_id = ${courseId}),
    newest as materialized (
      select e.user_id, q.session_id from queues q cross join lateral (
        select e.user_id from enrollments e
        where e.session_id = q.session_id and e.state = q.state and e.queue_number > coalesce(q.left_out, 0)
        limit ${MOST_READ}) e),
    mates as materialized (
      select d.user_id, d.sort_name, bool_or(e.session_id in (select session_id from own)) as is_near
      from newest e join members m using (user_id) join directory_entries d using (user_id)
      where e.user_id <> ${userId} and m.shares_courses
      group by d.user_id)
    select exists (select from own) as "takesCourse",
      (select count(*)::int from mates) as total,
      exists (select from queues where left_out is not null) as "mayBeMore",
      coalesce((select json_agg(${LISTED_MEMBER} order by d.is_near desc, ${IN_ORDER})
        from (select * from mates d order by d.is_near desc, ${IN_ORDER} limit ${limit}) d
        join members m using (user_id)), '[]') as members,
      exists (select from members m join directory_entries d using (user_id)
        where m.user_id = ${userId} and m.shares_courses) as "isShared"`,
  )
  if (!found?.takesCourse) return null
  const { takesCourse: _takesCourse, ...classmates } = found
  return classmates
}
