import type { LoadContext, School } from '../../../server/content/school.ts'
import { type ContentDate, resolveContentDate } from '../../../server/content/relative-date.ts'
import { indexSchool } from './school-index.ts'
import type { SessionContent } from './course-format.ts'
import { type Period, sessionPeriod } from './session-period.ts'
import { dayAt } from '../../../server/content/class-days.ts'

/** Returns the context of a load at `now` (epoch ms). */
export function loadContext(school: School, now: number): LoadContext {
  const at = (date: ContentDate) => new Date(resolveContentDate(date, now, school.settings.timeZone))
  const dayOf = (date: ContentDate) =>
    new Date(dayAt(at(date).getTime(), school.settings.timeZone)).toISOString().slice(0, 10)
  const { timeZone, holidays } = school.settings
  // Periods are cached, because the session, its meetings and all its members need them.
  const periods = new Map<SessionContent, Period | null>()
  const periodOf = (session: SessionContent) => {
    const cached = periods.get(session)
    if (cached !== undefined) return cached
    const period = sessionPeriod(session, { now, timeZone, holidays })
    periods.set(session, period)
    return period
  }
  return {
    now,
    timeZone,
    holidays,
    periodOf,
    index: indexSchool(school),
    at,
    atOrNull: (date) => (date ? at(date) : null),
    dayOf,
  }
}
