import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test('A text of several lines keeps its line breaks and tabs, and loses control characters and invisible ends', () => {
  expect(cleanText('\u200b\n one\r\ntwo\rthree\u0000\u0007\ud83d\n\n\tfour \u200e')).toBe(
    'one\ntwo\nthree\n\n\tfour',
  )
})

test.each([
  ['line breaks, tabs and runs of spaces', 'Head\r\n of \t Growth', 'Head of Growth'],
  ['control characters', 'Head\u0000\u001b of\u0085Growth', 'Head of Growth'],
  ['marks that turn the text around them', 'Head \u202eof\u2066 Growth', 'Head of Growth'],
  ['half of a pair', 'Head\ud83d of Growth', 'Head of Growth'],
  ['invisible characters at its ends', '\u200b Head of Growth\u2800', 'Head of Growth'],
])('A text on one line loses %s', (_what, typed, cleaned) => {
  expect(cleanLine(typed)).toBe(cleaned)
})

test('A text on one line keeps emoji and letters of every script', () => {
  expect(cleanLine('דנה 👩🏽‍🎓 José')).toBe('דנה 👩🏽‍🎓 José')
})
