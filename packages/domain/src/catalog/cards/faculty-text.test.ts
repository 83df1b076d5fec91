import { expect, test } from 'vitest'
import { facultyText } from './faculty-text.ts'

test.each([
  [[], null],
  [['Maya Lindqvist'], 'with Maya Lindqvist'],
  [['Maya Lindqvist', 'Noah Berg'], 'with Maya Lindqvist and Noah Berg'],
  [['Ann', 'Bo', 'Cy'], 'with Ann, Bo and Cy'],
])('The professors %j are named in “%s”', (names, text) => {
  const faculties = names.map((fullName) => ({ fullName }))
  expect(facultyText('with', faculties)).toBe(text)
  expect(facultyText('Taught by', faculties)).toBe(text?.replace('with', 'Taught by') ?? null)
})
