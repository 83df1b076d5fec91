import type { BaseContext, LoadContext, School } from '../../../server/content/school.ts'
import { loadSnapshot } from '../catalog-snapshot.ts'
import type { CourseSessionContent } from './course-format.ts'
import { indexSchool } from './school-index.ts'
import { type Period, sessionPeriod } from './session-period.ts'

/** Derives the index of a school's content, the periods of its sessions and how to read what a load has written of them. */
export function deriveContent(
  school: School,
  { now, timeZone, holidays }: BaseContext,
): Pick<LoadContext, 'index' | 'periodOf' | 'loadSnapshot'> {
  // Periods are cached, because the session, its meetings and all its members need them.
  const periods = new Map<CourseSessionContent, Period | null>()
  return {
    index: indexSchool(school),
    loadSnapshot,
    periodOf(session) {
      const cached = periods.get(session)
      if (cached !== undefined) return cached
      const period = sessionPeriod(session, { now, timeZone, holidays })
      periods.set(session, period)
      return period
    },
  }
}
