import { expect, test } from 'vitest'
import { badgeCounts, courseCounts } from './certificate-counts.ts'

const counts = (numRequiredCourses: number, numElectiveCourses: number, numBadges = 0) => ({
  numRequiredCourses,
  numElectiveCourses,
  numBadges,
})

test('A certificate of four courses and one elective requires five badges', () => {
  expect(courseCounts(counts(4, 1))).toBe('4 courses and 1 elective')
  expect(badgeCounts(counts(4, 1, 3))).toBe('3 of 5 badges earned')
})

test('A certificate without electives names only its courses, in the singular for one', () => {
  expect(courseCounts(counts(1, 0))).toBe('1 course')
  expect(courseCounts(counts(3, 0))).toBe('3 courses')
  expect(courseCounts(counts(1, 2))).toBe('1 course and 2 electives')
})
