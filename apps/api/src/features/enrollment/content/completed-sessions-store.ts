import { type SQL, sql } from 'drizzle-orm'
import type { NewContent } from '../../../server/content/school.ts'

/**
 * Selects the completed enrollments that a load has added, which are those of its new sessions and of its new people,
 * for the features that add the work by which they were completed.
 */
export function completedInLoad(added: NewContent): SQL {
  return sql`
    select user_id, session_id, enrolled_at, completed_at from enrollments enrollment
    where state = 'COMPLETED' and completed_at is not null and ${inLoad(added)}`
}

/** Returns the condition that the row `enrollment` is one that a load has added. */
export function inLoad({ sessions, people }: NewContent): SQL {
  const userIds = people.map(({ userId }) => userId)
  return sql`(enrollment.session_id = any(${sql.param([...sessions])}::uuid[])
    or enrollment.user_id = any(${sql.param(userIds)}::uuid[]))`
}
