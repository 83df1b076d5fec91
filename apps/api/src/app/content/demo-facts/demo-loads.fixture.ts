import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import type { School } from '../../../server/content/school.ts'

/** Moments at which a test loads the demo: one on every day of two years, each at another minute of the day. */
export const MOMENTS = Array.from(
  { length: 731 },
  (_, day) => Date.UTC(2026, 6, 1) + day * DAY_MS + ((day * 601) % 1440) * MINUTE_MS,
)

/** Returns the live sessions of a school that have dates, with their courses and names such as 'pricing-strategy/next'. */
export const datedLiveSessions = ({ courses }: School) =>
  courses.flatMap((course) =>
    course.sessions.flatMap((session) =>
      session.delivery === 'LIVE' && session.start
        ? [{ course, session, name: `${course.slug}/${session.slug}` }]
        : [],
    ),
  )
