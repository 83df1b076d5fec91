import { expect, test } from 'vitest'
import { checkPeriods } from '../../../features/catalog/content/check-courses.ts'
import { enrollmentDates } from '../../../features/catalog/content/enrollment-dates.ts'
import { meetingRows } from '../../../features/catalog/content/session-meetings.ts'
import { dayAt, isClassDay, spansBreak, weekdayOf } from '../../../server/content/class-days.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { loadContext } from '../load-context.ts'
import { datedLiveSessions, MOMENTS } from './demo-loads.fixture.ts'

const school = await readDemoSchool()
const ZONE = school.settings.timeZone
const live = datedLiveSessions(school)
const dayText = (now: number) => new Date(now).toISOString().slice(0, 16)

/** Returns the live sessions of the demo with their periods and the dates of their enrollment for a load. */
const runsOf = (context: LoadContext) =>
  live.flatMap(({ course, session, name }) => {
    const period = context.periodOf(session)
    if (!period) return []
    const { opens, closes } = enrollmentDates(session, period, context)
    return [{ course: course.slug, session, name, ...period, opens, closes }]
  })

/** The runs for each moment, which two tests walk through. */
const LOADS = MOMENTS.map((now) => ({ now, runs: runsOf(loadContext(school, now)) }))

const crosses = ({ from, to }: { from: number; to: number }) =>
  spansBreak(dayAt(from, ZONE), dayAt(to, ZONE), 'us')

test('No run of the demo crosses the break of the year’s end, whenever the demo is loaded, except those that run in it or just before it', () => {
  for (const { now, runs } of LOADS) {
    const crossing = runs.filter(crosses)
    const [month, day] = [new Date(now).getUTCMonth() + 1, new Date(now).getUTCDate()]
    const isNearBreak = (month === 12 && day >= 22) || (month === 1 && day <= 5)
    const expected = isNearBreak ? crossing.filter(({ session }) => session.slug === 'now') : []
    expect(
      crossing.map(({ name }) => name),
      dayText(now),
    ).toEqual(expected.map(({ name }) => name))
  }
})

test('The class dates of the demo lie on days with classes, within their session, on the weekdays of their schedule', () => {
  for (const now of MOMENTS.filter((_, day) => day % 4 === 0)) {
    const context = loadContext(school, now)
    expect([...checkPeriods(school, context)], dayText(now)).toEqual([])
    for (const { name, course, session, from, to } of runsOf(context)) {
      const meetings = meetingRows(course, session, name, context)
      const where = `${name}, loaded at ${dayText(now)}`
      const days = meetings.map(({ startAt }) => dayAt(startAt.getTime(), ZONE))
      expect(
        days.filter((day) => !isClassDay(day, 'us')),
        where,
      ).toEqual([])
      expect([meetings[0]?.startAt.getTime(), meetings.at(-1)?.endAt.getTime()], where).toEqual([from, to])
      const { schedule } = session
      if (schedule)
        expect(
          days.filter((day) => !schedule.days.some((weekday) => WEEKDAY_NAMES[weekdayOf(day)] === weekday)),
          where,
        ).toEqual([])
    }
  }
})

test('Runs of a course of the demo stay in their order and apart, and enrollment opens, closes and ends before the start', () => {
  for (const { now, runs } of LOADS) {
    const wrongEnrollment = runs.filter(
      ({ from, opens, closes }) => (closes ?? -Infinity) >= from || (opens ?? -Infinity) >= (closes ?? from),
    )
    const wrongOrder = runs.filter(({ course, session, from, to }) => {
      const later = runs.filter((other) => other.course === course && isAfter(other.session, session))
      return later.some((other) => other.from <= to || other.from <= from)
    })
    expect(
      [...wrongEnrollment, ...wrongOrder].map(({ name }) => name),
      dayText(now),
    ).toEqual([])
  }
})

/** The runs of a course by their names, the earliest first. */
const ORDER = ['past', 'now', 'soon', 'next', 'later']
const isAfter = (one: { slug: string }, other: { slug: string }) =>
  ORDER.indexOf(one.slug) > ORDER.indexOf(other.slug)

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
