import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-parameters.ts'

const TEXTS = [
  '1e3',
  '1E10',
  '007',
  '1000',
  '-0',
  '0x1f',
  '.5',
  '123456789012345678',
  'Infinity',
  'NaN',
  'null',
  'true',
  'false',
  'undefined',
  '[1]',
  '{"a":1}',
  '"quoted"',
  '[object Object]',
  '',
  '%',
  '%41',
  '%E0%A4%A',
  '+',
  'a b',
  ' a ',
  '&',
  '=',
  '#',
  '?',
  'é',
  '🎓',
  '<b>',
  '\\',
  "'",
]

test.each(TEXTS)('The text %j of a search parameter stays the same when it is written and read', (text) => {
  const search = stringifySearch({ q: text, redirectPath: `/courses?q=${text}` })
  expect({ ...parseSearch(search) }).toEqual({ q: text, redirectPath: `/courses?q=${text}` })
  expect(stringifySearch(parseSearch(search))).toBe(search)
})

test('Search parameters of any address are read as texts, and are written so that they are read again alike', () => {
  const names = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'q'))
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TEXTS))
  fc.assert(
    fc.property(fc.array(fc.tuple(names, texts), { maxLength: 6 }), (entries) => {
      const read = parseSearch(String(new URLSearchParams(entries)))
      for (const value of Object.values(read).flat()) expect(typeof value).toBe('string')
      expect(parseSearch(stringifySearch(read))).toEqual(read)
    }),
  )
})

test('A malformed address is read without an error, with its faulty escapes kept as text', () => {
  expect({ ...parseSearch('?q=%&&=&a=%E0%A4%A&q') }).toEqual({ q: ['%', ''], '': '', a: '\uFFFD%A' })
})

test('Numbers and booleans of the app’s own parameters are written plainly, and undefined ones not at all', () => {
  expect(stringifySearch({ seek: 30, b: true, filter: undefined })).toBe('?seek=30&b=true')
  expect(stringifySearch({})).toBe('')
})
