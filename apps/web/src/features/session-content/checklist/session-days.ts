import { dateIn } from '@section/domain/session-content/display/calendar.ts'
import type { Days } from '@section/domain/session-content/display/item-state.ts'
import { localZone } from '../../../lib/now.ts'
import type { SessionPage } from '../session-page-query.ts'

/** The days on which the states of a session's page depend. */
export interface SessionDays {
  readonly today: string
  /** Returns the day of a container beside today; of none, or of one that is unknown, no day. */
  readonly of: (sessionContentId: string | null) => Days
}

/** Returns the days of a session's containers at `now`, in the zone of this browser. Specification 2, section 4.8. */
export function sessionDays({ session, content }: SessionPage, now: number): SessionDays {
  const today = dateIn(now, localZone())
  const dates = new Map(content?.containers.map((one) => [one.sessionContentId, one.calendarDate]))
  const isOnDemand = session.sessionType === 'ON_DEMAND'
  return {
    today,
    of: (sessionContentId) => ({
      calendarDate: dates.get(sessionContentId ?? '') ?? null,
      today,
      isOnDemand,
    }),
  }
}
