import { expect, test } from 'vitest'
import type { SearchedField } from '@section/contract/generated/operations/graphql.ts'
import { aSession } from '../../../testing/dashboard-session.ts'
import { reasonNotes } from './reason-notes.ts'

const parts = (text: string) => [
  { text, isMatch: true },
  { text: ' and more', isMatch: false },
]
const session = aSession({ courseId: 'shown' })
const hidden = aSession({
  courseId: 'hidden',
  courseMeta: { ...session.courseMeta, hideTimeAndFacultyLabels: true },
})

/** Returns the line of a course's card. */
const note = (field: SearchedField, courseId = 'shown', text = 'It') =>
  reasonNotes([{ courseId, reason: { field, parts: parts(text) } }], [session, hidden]).get(courseId)

test.each([
  ['LESSON', 'In a lesson: It and more'],
  ['TOPIC', 'Topic: It and more'],
  ['TAKEAWAY', 'Takeaway: It and more'],
  ['AUDIENCE', 'Perfect for: It and more'],
  ['DESCRIPTION', 'About the course: It and more'],
] as const)('A card says that its course was found by a text of the kind %s: %s', (field, expected) => {
  expect(note(field)).toEqual([expected])
})

test('A card does not repeat the title, the subtitle, the kind and the professors, which stand on it', () => {
  for (const field of ['TITLE', 'SUBTITLE', 'KIND', 'PROFESSOR'] as const) expect(note(field)).toBeUndefined()
})

test('A card without professors says by which of them its course was found', () => {
  expect(note('PROFESSOR', 'hidden')).toEqual(['Professor: It and more'])
})

test('A text from right to left does not turn the words before it', () => {
  expect(note('LESSON', 'shown', 'תמחור')).toEqual(['In a lesson: \u2068תמחור and more\u2069'])
})

test('A hit without a reason has no line', () => {
  expect(reasonNotes([{ courseId: 'shown', reason: null }], [session]).size).toBe(0)
})
