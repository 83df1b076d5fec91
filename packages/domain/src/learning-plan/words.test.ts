import { expect, test } from 'vitest'
import { profileOf } from './plan-answers.fixture.ts'
import { jobAreaMatch } from './words.ts'

test.each([
  ['IT partners', 'you work in engineering: it is made for “IT partners”'],
  ['Partners of IT', 'you work in engineering: it is made for “Partners of IT”'],
  ['ENGINEERS', 'you work in engineering: it is made for “ENGINEERS”'],
  ['People who do it alone', null],
  ['Engineered plans', null],
])('A course for “%s” suits an engineer by whole words, and IT only in capitals', (reader, match) => {
  const course = { audience: [reader], topics: [] }
  expect(jobAreaMatch(course, profileOf('engineering', 'other'))).toBe(match)
})
