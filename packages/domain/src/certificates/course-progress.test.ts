import { expect, test } from 'vitest'
import { courseProgress, electiveNote } from './course-progress.ts'

const counts = (numRequiredCourses: number, numElectiveCourses: number, numBadges = 0) => ({
  numRequiredCourses,
  numElectiveCourses,
  numBadges,
})

test('The progress towards a certificate counts required courses and electives together', () => {
  expect(courseProgress(counts(4, 0, 2))).toBe('2 of 4 courses')
  expect(courseProgress(counts(4, 1, 3))).toBe('3 of 5 courses')
  expect(courseProgress(counts(1, 0))).toBe('0 of 1 course')
})

test('The electives of a certificate are named unless there are none', () => {
  expect(electiveNote(counts(4, 0))).toBeNull()
  expect(electiveNote(counts(4, 1))).toBe('1 of them is an elective')
  expect(electiveNote(counts(1, 2))).toBe('2 of them are electives')
})
