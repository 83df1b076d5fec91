import { dateIn } from '@section/domain/time/calendar-date.ts'
import { type ViewerDates, viewerDates } from '@section/domain/session-content/display/viewer-dates.ts'
import { missedClass } from '@section/domain/session-content/progress/attendance.ts'
import type { Days } from '@section/domain/session-content/display/item-state.ts'
import { knownZone } from '@section/domain/time/known-zone.ts'
import { localZone } from '../../../lib/now.ts'
import type { ChecklistItem, SessionPageData } from '../session-page-query.ts'

/** The days on which the states of a session's page depend. */
export interface SessionDays {
  readonly today: string
  /** Returns the date, for this browser, of a date of the page, which is in the school's zone. */
  readonly dateOf: ViewerDates
  /** Returns the note on an attendance item whose class is over and was missed; undefined for all other items. */
  readonly missedNote: (item: ChecklistItem) => string | undefined
  /** Returns the day of a container and today. Without a container, or with an unknown one, the day is null. */
  readonly of: (sessionContentId: string | null) => Days
}

const MISSED = { 'another-counts': 'Missed, any other counts', 'for-good': 'Missed' } as const

/** Returns the days of a session's containers at `now`, in the zone of this browser. */
export function sessionDays({ session, content }: SessionPageData, now: number): SessionDays {
  const zone = localZone()
  const today = dateIn(now, zone)
  const schoolZone = knownZone(content?.timeZone)
  const dateOf = viewerDates({ ...session, schoolZone }, zone)
  const dates = new Map(content?.containers.map((one) => [one.sessionContentId, one.calendarDate]))
  const isOnDemand = session.sessionType === 'ON_DEMAND'
  const isCompleted = session.enrollmentStatus === 'COMPLETED'
  return {
    today,
    dateOf,
    missedNote: (item) => {
      if (item.subtype !== 'ZOOM_ATTENDANCE') return undefined
      const calendarDate = dates.get(item.parentSessionContentId ?? '') ?? null
      const missed = missedClass({ ...item, calendarDate }, session, {
        now,
        timeZone: schoolZone,
        isCompleted,
      })
      return missed === null ? undefined : MISSED[missed]
    },
    of: (sessionContentId) => {
      const date = dates.get(sessionContentId ?? '') ?? null
      return { calendarDate: date === null ? null : dateOf(date), today, isOnDemand, isCompleted }
    },
  }
}
