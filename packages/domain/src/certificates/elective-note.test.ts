import { expect, test } from 'vitest'
import { electiveNote } from './elective-note.ts'

test.each([
  [0, null],
  [1, '1 of them is an elective'],
  [2, '2 of them are electives'],
])('A certificate with %i electives to choose says so: %s', (numElectiveCourses, note) => {
  expect(electiveNote({ numElectiveCourses })).toBe(note)
})
