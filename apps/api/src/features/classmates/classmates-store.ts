import { sql } from 'drizzle-orm'
import type { Classmates } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { IN_ORDER, LISTED_MEMBER } from '../directory/listed-member-store.ts'

/** True of an enrollment `e` whose member takes the course or has completed it. */
const TAKES = sql`e.state in ('ENROLLED', 'COMPLETED')`

/**
 * Returns the listed members who share that they take a course, at most `limit` of them, those of the viewer's own sessions
 * first; null when the viewer is enrolled in no session of it.
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
      where s.course_id = ${courseId} and e.user_id = ${userId} and ${TAKES}),
    mates as materialized (
      select d.user_id, d.sort_name, bool_or(e.session_id in (select session_id from own)) as is_near
      from sessions s join enrollments e using (session_id)
        join members m using (user_id) join directory_entries d using (user_id)
      where exists (select from own) and s.course_id = ${courseId} and e.user_id <> ${userId} and ${TAKES}
        and m.shares_courses
      group by d.user_id)
    select exists (select from own) as "takesCourse",
      (select count(*)::int from mates) as total,
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
