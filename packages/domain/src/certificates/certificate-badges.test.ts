import { expect, test } from 'vitest'
import {
  badgesEarned,
  badgesNeeded,
  countedCourses,
  countRequired,
  countsFor,
  hasEveryBadge,
} from './certificate-badges.ts'

const course = (courseId: string, completionRequired: boolean, liveOnly = false) => ({
  courseId,
  completionRequired,
  liveOnly,
})

const courses = [
  ...['a', 'b', 'c'].map((id) => course(id, true)),
  course('live', true, true),
  ...['x', 'y'].map((id) => course(id, false)),
]

const ON_DEMAND = { isLive: false }
const LIVE = { isLive: true }

const onDemand = (ids: readonly string[]) => new Map(ids.map((id) => [id, ON_DEMAND]))

test('A certificate with four required courses and one elective needs five badges', () => {
  expect(badgesNeeded({ numRequiredCourses: countRequired({ courses }), numElectiveCourses: 1 })).toBe(5)
})

test.each([
  ['no badge', [], 0],
  ['required courses alone', ['a', 'b', 'c'], 3],
  ['one elective', ['x'], 1],
  ['more electives than it takes', ['a', 'x', 'y'], 2],
  ['everything but the live course', ['a', 'b', 'c', 'x', 'y'], 4],
  ['the live course on demand', ['a', 'live'], 1],
  ['courses of other programs', ['a', 'other'], 1],
])('The badges of a certificate are counted up to the needed number: %s', (_name, badges, earned) => {
  expect(badgesEarned({ courses, numElectiveCourses: 1 }, onDemand(badges))).toBe(earned)
})

test('Of more electives than a certificate takes, the first of the program are counted', () => {
  const counted = countedCourses({ courses, numElectiveCourses: 1 }, onDemand(['y', 'x', 'b', 'a', 'live']))
  expect(counted.map(({ courseId }) => courseId)).toEqual(['a', 'b', 'x'])
})

test('A course that counts live only is completed by a badge of a live session, and by no other', () => {
  const liveOnly = { courseId: 'live', liveOnly: true }
  expect(countsFor(liveOnly, new Map())).toBe(false)
  expect(countsFor(liveOnly, new Map([['live', ON_DEMAND]]))).toBe(false)
  expect(countsFor(liveOnly, new Map([['live', LIVE]]))).toBe(true)
  expect(countsFor({ courseId: 'live', liveOnly: false }, new Map([['live', LIVE]]))).toBe(true)
})

test('A certificate is completed by the last needed badge, and never if it needs none', () => {
  const program = { courses, numElectiveCourses: 1 }
  const badges = new Map([...onDemand(['a', 'b', 'c', 'x']), ['live', LIVE]])
  expect(hasEveryBadge(program, badges)).toBe(true)
  for (const id of badges.keys()) {
    const others = new Map([...badges].filter(([other]) => other !== id))
    expect(hasEveryBadge(program, others)).toBe(false)
  }
  expect(hasEveryBadge({ courses: [], numElectiveCourses: 0 }, badges)).toBe(false)
  expect(hasEveryBadge({ courses: [course('x', false)], numElectiveCourses: 0 }, badges)).toBe(false)
})
