import { datedEntries } from '@section/domain/session-content/display/calendar.ts'
import { type Step, sessionToday, type Today } from '@section/domain/session-content/display/today.ts'
import { dateIn } from '@section/domain/time/calendar-date.ts'
import { localZone } from '../../../lib/now.ts'
import type { SessionDays } from '../checklist/session-days.ts'
import type { ChecklistItem, Container, SessionContent, SessionPageData } from '../session-page-query.ts'

export type SessionMeeting = SessionPageData['session']['meetings'][number]
export type SessionStep = Step<SessionMeeting, Container, ChecklistItem>
export type SessionToday = Today<SessionMeeting, Container, ChecklistItem>

interface TodayParts {
  readonly session: SessionPageData['session']
  readonly content: SessionContent
  /** The checklist with the member's own unsent ticks. */
  readonly items: readonly ChecklistItem[]
  readonly days: SessionDays
  readonly now: number
}

/** Returns the steps of the first block of a session's page at `now`; null when there are none. */
export function todayOf({ session, content, items, days, now }: TodayParts): SessionToday | null {
  const scheduled = content.schedules.flatMap((schedule) =>
    datedEntries(schedule, days.dateOf).flatMap(({ date, entry: { checklistSessionContentId: id } }) =>
      id === null ? [] : [{ date, sessionContentId: id }],
    ),
  )
  const containers = content.containers.map((container) => ({
    ...container,
    calendarDate: days.of(container.sessionContentId).calendarDate,
  }))
  return sessionToday(
    {
      isOnDemand: session.sessionType === 'ON_DEMAND',
      takesPart: session.access === 'OPEN',
      isCompleted: session.enrollmentStatus === 'COMPLETED',
      endAt: session.endAt,
      meetings: session.meetings,
      containers,
      items,
      scheduled,
    },
    { now, dateOf: (instant) => dateIn(instant, localZone()) },
  )
}

/** Returns the task that is open from the start: the first of today that has opened; null for none. */
export function taskOfToday(today: SessionToday | null): string | null {
  const step = today?.steps.find(
    (one) => one.kind === 'task' && one.date === today.date && one.container.containsActiveContent,
  )
  return today?.about === 'today' && step?.kind === 'task' ? step.container.sessionContentId : null
}
