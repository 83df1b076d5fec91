import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import type { LabeledSession } from '@section/domain/organization/session-label.ts'
import { isEmployer, SESSION } from './tables-store.ts'

/** A session of a course with the numbers of an employer's people before it has its label. */
export type CourseSessionFigures = {
  sessionId: string
  session: LabeledSession
  enrolled: number
  completed: number
}

/**
 * Returns the sessions of a course in which an employer's people were enrolled in a period, the latest first; null for an
 * unknown employer or course.
 */
export async function findCourseSessions(
  db: Db,
  { customerId, courseId, period }: { customerId: string; courseId: string; period: FigurePeriod },
): Promise<CourseSessionFigures[] | null> {
  const [found] = await rows<{ sessions: CourseSessionFigures[] }>(
    db,
    sql`
    select coalesce((select json_agg(json_build_object('sessionId', s.session_id, 'session', ${SESSION},
        'enrolled', f.enrolled, 'completed', f.completed) order by s.start_at desc nulls last, s.session_id)
      from session_figures f join sessions s on s.session_id = f.session_id
      where f.customer_id = ${customerId} and f.period = ${period} and f.course_id = c.course_id
        and (f.enrolled > 0 or f.completed > 0)), '[]') as sessions
    from courses c where c.course_id = ${courseId} and ${isEmployer(customerId)}`,
  )
  return found?.sessions ?? null
}
