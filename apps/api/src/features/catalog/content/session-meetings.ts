import type { meetings } from '@section/db/schema.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { instantOf, localTimeOf } from '@section/domain/time/zoned-time.ts'
import { dayAt, isClassDay, WEEKDAYS, weekdayOf } from '../../../server/content/class-days.ts'
import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import type { CourseContent, MeetingPatternContent, CourseSessionContent } from './course-format.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import type { Period } from './session-period.ts'
import { meetingId } from '../../../server/content/stable-id.ts'
import { timeOfDay } from '../../../server/content/relative-date.ts'

/** The start, the end (epoch ms) and the link of a meeting, and its number among all that are planned, from 1. */
type MeetingTime = Omit<Meeting, 'meetingId'> & { readonly number: number }

/** The default length of a meeting of a session that does not end at a later time of day than it starts. */
const DEFAULT_LENGTH_MS = HOUR_MS

/**
 * Returns the rows of a session's live meetings, soonest first: the listed ones, or those of its schedule. By default a
 * workshop has one meeting from its start to its end, and other kinds have one on each working day. The n-th meeting
 * keeps its id when it moves, so that its entry in calendars moves with it, and when a holiday takes an earlier one
 * (docs/product/sessions.md#meetings).
 */
export function meetingRows(
  course: string,
  session: CourseSessionContent,
  sessionId: string,
  context: LoadContext,
): (typeof meetings.$inferInsert)[] {
  return meetingTimes(session, context).map(({ number, startAt, endAt, link }) => ({
    meetingId: meetingId(`${course}/${session.slug}`, number),
    sessionId,
    startAt: new Date(startAt),
    endAt: new Date(endAt),
    link,
  }))
}

/** Yields the problems of a course's meetings, once relative dates are resolved. */
export function* checkMeetings(
  { slug, sessions }: CourseContent,
  context: LoadContext,
): Generator<ContentProblem> {
  for (const session of sessions) {
    const path = `${session.slug}.${session.meetings ? 'meetings' : 'schedule'}`
    const problem = (message: string) => contentProblem(`courses/${slug}.yaml`, path, message)
    const times = meetingTimes(session, context)
    const period = context.periodOf(session)
    if (!period || period.from >= period.to) continue
    const overlaps = times.some(({ startAt, endAt }, at) => {
      const next = times[at + 1]
      return endAt <= startAt || (next !== undefined && next.startAt < endAt)
    })
    if (times.length === 0) yield problem('expected a day between the start and the end of the session')
    if (times.some(({ startAt, endAt }) => startAt < period.from || period.to < endAt))
      yield problem('expected meetings between the start and the end of the session')
    if (overlaps) yield problem('expected meetings one after the other, each with an end after its start')
  }
}

function meetingTimes(session: CourseSessionContent, context: LoadContext): MeetingTime[] {
  const period = context.periodOf(session)
  if (session.delivery !== 'LIVE' || !period) return []
  const { from, to } = period
  const link = session.eventLink ?? null
  if (session.meetings) {
    const listed = session.meetings.map((meeting) => ({
      startAt: context.at(meeting.start).getTime(),
      endAt: context.at(meeting.end).getTime(),
      link: meeting.link ?? link,
    }))
    const inOrder = listed.toSorted((a, b) => a.startAt - b.startAt)
    return inOrder.map((time, index) => ({ ...time, number: index + 1 }))
  }
  if (session.kind === 'WORKSHOP' && !session.schedule) return [{ number: 1, startAt: from, endAt: to, link }]
  return scheduled(period, session.schedule, context).map((time) => ({
    ...time,
    link: session.schedule?.link ?? link,
  }))
}

/** Returns the meetings in a period by a schedule, or on every working day, except on days without classes. */
function scheduled(
  { from, to }: Period,
  schedule: MeetingPatternContent | undefined,
  { timeZone, holidays }: LoadContext,
): Omit<MeetingTime, 'link'>[] {
  const [firstDay, lastDay] = [dayAt(from, timeZone), dayAt(to, timeZone)]
  const time = schedule?.at ? timeOfDay(schedule.at) : localTimeOf(from, timeZone) - firstDay
  const untilEnd = localTimeOf(to, timeZone) - lastDay - time
  const written = schedule?.minutes && schedule.minutes * MINUTE_MS
  const length = written ?? (untilEnd > 0 ? untilEnd : DEFAULT_LENGTH_MS)
  const names: readonly string[] = schedule?.days ?? WEEKDAYS.slice(0, 5)
  return Array.from({ length: (lastDay - firstDay) / DAY_MS + 1 }, (_, index) => firstDay + index * DAY_MS)
    .filter((day, index) => names.includes(WEEKDAYS[weekdayOf(day)] ?? '') || (!schedule && index === 0))
    .map((day) => {
      const startAt = instantOf(day + time, timeZone)
      return { day, startAt, endAt: Math.min(startAt + length, to) }
    })
    .filter(({ startAt }) => from <= startAt && startAt < to)
    .map((time, index) => ({ ...time, number: index + 1 }))
    .filter(({ day }) => isClassDay(day, holidays))
}
