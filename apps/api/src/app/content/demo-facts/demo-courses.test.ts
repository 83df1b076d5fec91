import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { meetingRows } from '../../../features/catalog/content/session-meetings.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { loadContext } from '../load-context.ts'

const school = await readDemoSchool()
// A Tuesday in weeks without holidays.
const context = loadContext(school, Date.parse('2026-03-03T15:00:00Z'))

/** Returns the hours of class in the fullest seven days of a course's runs. */
const classHours = ({ slug, sessions }: (typeof school.courses)[number]) =>
  Math.max(
    0,
    ...sessions.flatMap((session) => {
      const meetings = meetingRows(slug, session, 'id', context)
      return meetings.map(({ startAt: from }) => {
        const week = meetings.filter(
          ({ startAt }) => startAt >= from && startAt.getTime() - from.getTime() < 7 * DAY_MS - HOUR_MS,
        )
        return week.reduce(
          (sum, { startAt, endAt }) => sum + (endAt.getTime() - startAt.getTime()) / HOUR_MS,
          0,
        )
      })
    }),
  )

test('Every course of the demo says how many hours a week it takes: its classes and at most five hours of work', () => {
  const wrong = school.courses.flatMap((course) => {
    const [hours, inClass] = [course.meta.hoursPerWeek ?? 0, classHours(course)]
    return inClass < hours && hours <= inClass + 5 ? [] : [`${course.slug}: ${hours} of ${inClass} in class`]
  })
  expect(wrong).toEqual([])
})

test('About fifteen courses of the demo have two or three reviews, each by somebody else, and no course on demand is praised for its classes', () => {
  const reviewed = school.courses.filter(({ meta }) => meta.reviews.length > 0)
  expect(reviewed.length).toBeGreaterThanOrEqual(15)
  expect(reviewed.filter(({ meta }) => meta.reviews.length < 2 || meta.reviews.length > 3)).toEqual([])
  const reviews = reviewed.flatMap(({ meta }) => meta.reviews)
  expect(new Set(reviews.map(({ name }) => name)).size).toBe(reviews.length)
  expect(new Set(reviews.map(({ role }) => role)).size).toBeGreaterThan(30)
  const teachers = new Set(school.faculty.map(({ name }) => name))
  expect(reviews.filter(({ name }) => teachers.has(name))).toEqual([])
  const praised = reviewed.filter(
    ({ sessions, meta }) =>
      sessions.every(({ delivery }) => delivery === 'ON_DEMAND') &&
      meta.reviews.some(({ text }) => /\b(?:class|clinic|cohort)/i.test(text)),
  )
  expect(praised).toEqual([])
})
