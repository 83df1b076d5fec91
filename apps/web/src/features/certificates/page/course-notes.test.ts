import { expect, test } from 'vitest'
import { aProgramCourse } from '../certificate.fixture.ts'
import { courseNotes } from './course-notes.ts'

const course = aProgramCourse('c')
const elective = aProgramCourse('e', { completionRequired: false })
const standing = { isEntitled: true, hasBadge: false }

test('A course of a group that asks the same of all has nothing to say', () => {
  expect(courseNotes(course, { courses: [course, course] }, standing)).toEqual([])
  expect(courseNotes(elective, { courses: [elective] }, standing)).toEqual([])
})

test('Courses of a group with required courses and electives say which they are', () => {
  const group = { courses: [course, elective] }
  expect(courseNotes(course, group, standing)).toEqual(['Required'])
  expect(courseNotes(elective, group, standing)).toEqual(['Elective'])
})

test('A course that counts live only says so until the certificate counts it', () => {
  const live = aProgramCourse('l', { liveOnly: true })
  const notes = (more: object, hasBadge: boolean) =>
    courseNotes({ ...live, ...more }, { courses: [live] }, { isEntitled: true, hasBadge })
  expect(notes({}, false)).toEqual(['Only the badge of a live session counts.'])
  expect(notes({}, true)).toEqual([
    'You earned this badge on demand. Here only that of a live session counts.',
  ])
  expect(notes({ isCompleted: true }, true)).toEqual([])
})

test('A course outside of the member’s plan says so unless it is completed', () => {
  const notes = (isCompleted: boolean) =>
    courseNotes({ ...course, isCompleted }, { courses: [course] }, { isEntitled: false, hasBadge: false })
  expect(notes(false)).toEqual(['Your plan does not include this course.'])
  expect(notes(true)).toEqual([])
})
