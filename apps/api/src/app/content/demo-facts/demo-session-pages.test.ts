import { expect, test } from 'vitest'
import { dateIn, isoDate } from '@section/domain/time/calendar-date.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { meetingRows } from '../../../features/catalog/content/session-meetings.ts'
import { numberedDays } from '../../../features/session-content/content/numbered-days.ts'
import type { SessionPageContent } from '../../../features/session-content/content/session-content-format.ts'
import { dayAt, isClassDay } from '../../../server/content/class-days.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { loadContext } from '../load-context.ts'

const school = await readDemoSchool()
const ZONE = school.settings.timeZone

/** A moment on every third day of two years, each at another minute of the day. */
const MOMENTS = Array.from(
  { length: 244 },
  (_, at) => Date.UTC(2026, 6, 1) + 3 * at * DAY_MS + ((at * 601) % 1440) * 60_000,
)

/** Matches the words by which a page names a class: the button of a day in its schedule, or the bold beginning of a day in a calendar. */
const CLASS = /^(?:\*\*)?(?:Closing class|Class|Clinic|Workshop|Panel|Board meeting)\b/

/** Returns the numbers of the days on which a page says that there is a class. */
function statedDays({ schedules, containers }: SessionPageContent): number[] {
  const scheduled = schedules.flatMap(({ days }) =>
    days.flatMap(({ day, cta = '' }) => (CLASS.test(cta) ? [day] : [])),
  )
  const inCalendars = containers.flatMap(({ contents }) =>
    contents.flatMap((entry) =>
      entry.type === 'calendar'
        ? entry.days.flatMap((text, at) =>
            text.startsWith('**') && CLASS.test(text) ? [(entry.start ?? 1) + at] : [],
          )
        : [],
    ),
  )
  return [...new Set([...scheduled, ...inCalendars])].toSorted((a, b) => a - b)
}

test('The pages of the demo’s sessions name the days of all their classes and of no others, whenever the demo is loaded', () => {
  for (const now of MOMENTS) {
    const context = loadContext(school, now)
    for (const page of school.sessionPages)
      for (const reference of page.sessions) {
        const found = context.index.sessions.get(reference)
        const period = found && context.periodOf(found.session)
        if (!found || !period || isMovedToThursday(period.from, now, found.session.kind)) continue
        const meetings = meetingRows(found.course.slug, found.session, reference, context)
        const { dateOf } = numberedDays(period.from, ZONE)
        const stated = statedDays(page).map((day) => Date.parse(dateOf(day) ?? ''))
        // There is no class on a public holiday, nor in the break over which some runs of these weeks pause.
        expect(
          stated.filter((day) => isClassDay(day, 'us')).map(isoDate),
          `${reference}, loaded at ${new Date(now).toISOString()}`,
        ).toEqual(meetings.map(({ startAt }) => dateIn(startAt.getTime(), ZONE)))
      }
  }
})

/**
 * Checks whether a run begins on another weekday than its file says, which happens to running ones in the last days before
 * the break, when no other run fits. The days of their pages are then those of a run that begins on a Tuesday.
 */
function isMovedToThursday(from: number, now: number, kind: string): boolean {
  const [start, load] = [new Date(dayAt(from, ZONE)), new Date(now)]
  return (
    kind !== 'WORKSHOP' && start.getUTCDay() === 4 && load.getUTCMonth() === 11 && load.getUTCDate() >= 21
  )
}
