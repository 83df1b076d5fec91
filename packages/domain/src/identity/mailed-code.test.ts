import { expect, test } from 'vitest'
import { problemsOf } from '../forms/form-problems.fixture.ts'
import { asciiDigits, readMailedCode } from './mailed-code.ts'
import { newPasswordForm } from './sign-in-forms.ts'

test.each([
  ['spaces', ' 123 456 '],
  ['hard and thin spaces', '123\u00a0\u2009456\u3000'],
  ['hyphens and dashes', '12-34–5—6'],
  ['dots', '123.456'],
  ['invisible characters', '\ufeff123\u200b4\u00ad56\u200f'],
  ['line breaks', '123\r\n456'],
  ['words around it', 'Your code: 123456.'],
  ['full-width digits', '１２３４５６'],
  ['Arabic digits', '١٢٣٤٥٦'],
  ['Persian digits', '۱۲۳۴۵۶'],
  ['Devanagari digits', '१२३४५६'],
  ['mathematical digits', '𝟏𝟚𝟯𝟺𝟓𝟔'],
  ['digits of several scripts', '１2٣४۵6'],
])('A mailed code with %s is read as its six digits', (_, typed) => {
  expect(readMailedCode(typed)).toBe('123456')
})

test.each(['', '12345', '1234567', 'abcdef', '12345O', '①②③④⑤⑥', '一二三四五六', `1234${'-'.repeat(500)}56`])(
  'The text %j is not a mailed code',
  (typed) => expect(readMailedCode(typed)).toBeNull(),
)

test('Every decimal digit of Unicode is read as its value', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(digits.length % 10).toBe(0)
  expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})

test('The form of a new password sends the digits of a pasted code', () => {
  const passwords = { password: 'First-horse-1', confirmation: 'First-horse-1' }
  expect(newPasswordForm.parse({ code: 'Code: ١٢٣ ٤٥٦', ...passwords }).code).toBe('123456')
  expect(newPasswordForm.parse({ code: ' 12345 ', ...passwords }).code).toBe('12345')
  expect(problemsOf(newPasswordForm, { code: '\u200b', ...passwords })).toEqual({ code: 'Code is required.' })
})
