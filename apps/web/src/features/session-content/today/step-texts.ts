import { shortDate } from '@section/domain/sessions/dates/short-dates.ts'
import {
  deadlineText,
  formatDateTime,
  formatTime,
  formatTimeSpan,
  meetingLiveDate,
} from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../../lib/now.ts'
import type { SessionMeeting, SessionStep, SessionToday } from './today-of.ts'

/** The time of the page, and today in the zone of this browser. */
export interface StepTime {
  readonly now: number
  readonly today: string
}

/** Returns the heading of the block. `isOver` is true once no class or task is to come in a live session. */
export function headingOf({ about, date }: SessionToday, today: string, isOver: boolean): string {
  switch (about) {
    case 'today':
      return 'Today'
    case 'overdue':
      return 'Catch up'
    case 'next':
      return `Next: ${shortDate(date ?? today, today)}`
    case 'open':
      return isOver ? 'Still open' : 'Your next step'
    case 'done':
      return 'All done'
    case 'completed':
      return 'Completed'
  }
}

/** Returns what a step is, in a few words above its title. */
export function labelOf(step: SessionStep, { now, today }: StepTime): string {
  switch (step.kind) {
    case 'class':
      return step.meeting.startAt <= now ? 'Live class' : 'Next class'
    case 'task':
      return step.date === today ? 'Today’s task' : `Task of ${shortDate(step.date, today)}`
    case 'item':
      return 'For today'
    case 'overdue':
      return `Overdue since ${shortDate(step.date, today)}`
    case 'open':
      if (step.closesAt === null) return 'For your badge'
      return `For your badge, open until ${deadlineText(step.closesAt, now, localZone())}`
  }
}

/** Returns when a class is: 'Now until 4:30 PM EST', '3:30 – 4:30 PM EST' today, and with its day on another. */
export function classTime(meeting: SessionMeeting, date: string, { now, today }: StepTime): string {
  const zone = localZone()
  if (meeting.startAt <= now) return `Now until ${formatTime(meeting.endAt, zone)}`
  const time = formatTimeSpan(meeting, zone)
  return date === today ? time : `${shortDate(date, today)}, ${time}`
}

/** Returns how long it is until a class that begins within a day: 'in 25 minutes'; null for all others. */
export function untilClass(meeting: SessionMeeting, { now }: StepTime): string | null {
  return meeting.startAt <= now ? null : meetingLiveDate(meeting, now, localZone()).until
}

/** Returns when a task that has not opened will open; null for one that has opened or has no opening time. */
export function opensText(opensAt: number | null): string | null {
  return opensAt === null ? null : `Opens on ${formatDateTime(opensAt, localZone())}`
}
