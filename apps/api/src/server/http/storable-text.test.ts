import { expect, test } from 'vitest'
import { isStorable } from './storable-text.ts'

test.each([
  ['a NUL', 'a\0b', false],
  ['half of a pair', 'a\ud800b', false],
  ['a NUL below', { a: [{ b: 'x\0' }] }, false],
  ['a NUL in a name', { 'a\0': 1 }, false],
  ['plain text', { a: ['Zoë', '🏊', '\n', ''] }, true],
  ['the escape of a NUL, which is six letters', String.raw`\u0000`, true],
  ['nothing', undefined, true],
  ['numbers', [1, null, true], true],
] as const)('A body is checked for text that cannot be stored: %s', (_name, body, storable) => {
  expect(isStorable(body)).toBe(storable)
})

test('A deeply nested body is checked completely for text that cannot be stored', () => {
  let body: unknown = '\0'
  for (let depth = 0; depth < 50_000; depth++) body = [body]
  expect(isStorable(body)).toBe(false)
})
