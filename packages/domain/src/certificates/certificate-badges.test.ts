import { expect, test } from 'vitest'
import { badgesEarned, badgesNeeded } from './certificate-badges.ts'

const courses = [
  ...['a', 'b', 'c', 'd'].map((courseId) => ({ courseId, completionRequired: true })),
  ...['x', 'y'].map((courseId) => ({ courseId, completionRequired: false })),
]

test('A certificate with four required courses and one elective needs five badges', () => {
  expect(badgesNeeded({ numRequiredCourses: 4, numElectiveCourses: 1 })).toBe(5)
})

test.each([
  ['no badge', [], 0],
  ['required courses alone', ['a', 'b', 'c', 'd'], 4],
  ['one elective', ['x'], 1],
  ['more electives than it takes', ['a', 'x', 'y'], 2],
  ['everything', ['a', 'b', 'c', 'd', 'x', 'y'], 5],
  ['courses of other programs', ['a', 'other'], 1],
])('The badges of a certificate are counted up to the needed number: %s', (_name, badges, earned) => {
  expect(badgesEarned({ courses, numElectiveCourses: 1 }, new Set(badges))).toBe(earned)
})
