import { expect, test } from 'vitest'
import { groupRequirement } from './group-requirement.ts'

const required = { completionRequired: true, isCompleted: false }
const elective = { completionRequired: false, isCompleted: false }
const done = <Course extends object>(course: Course) => ({ ...course, isCompleted: true })
type Course = typeof required

/** Returns the requirement of the first of the groups. */
function first(numElectiveCourses: number, ...groups: Course[][]) {
  const [group = { courses: [] }] = groups.map((courses) => ({ courses }))
  return groupRequirement(group, { numElectiveCourses, groups: groups.map((courses) => ({ courses })) })
}

test.each([
  ['one required course', 0, [[required]], 'This course is required.', 1],
  ['two required courses', 1, [[required, required], [elective]], 'Both courses are required.', 2],
  ['three required courses', 0, [[required, required, required]], 'All 3 courses are required.', 3],
  ['all electives', 1, [[elective, elective, elective], [required]], 'Choose 1 of these 3 courses.', 1],
  ['as many electives as it asks for', 2, [[elective, elective]], 'Both courses are required.', 2],
  [
    'required courses and electives',
    1,
    [[required, elective, elective]],
    '1 course is required. Choose 1 of the 2 electives.',
    2,
  ],
  [
    'electives of which others stand elsewhere',
    2,
    [[elective], [elective, elective]],
    'Choose 2 electives from all groups of this certificate.',
    null,
  ],
  [
    'electives that nobody asks for',
    0,
    [[required, elective]],
    '1 course is required. Electives are optional: this certificate asks for none.',
    null,
  ],
])('A group of %s says what it asks for', (_name, toChoose, groups, sentence, numNeeded) => {
  expect(first(toChoose, ...groups)).toEqual({ sentence, numNeeded, numCompleted: 0 })
})

test('A group counts its completed courses, and of its electives as many as the certificate asks for', () => {
  expect(first(0, [done(required), required]).numCompleted).toBe(1)
  expect(first(1, [done(elective), done(elective), elective]).numCompleted).toBe(1)
  expect(first(1, [done(required), done(elective), done(elective)])).toMatchObject({
    numCompleted: 2,
    numNeeded: 2,
  })
})
