import { expect, test } from 'vitest'
import { readSender } from './sender.ts'

const address = 'hello@school.example'

test.each([
  ['Acme: School', 'Acme: School'],
  ['Acme, Inc.', 'Acme, Inc.'],
  ['"Acme, Inc."', 'Acme, Inc.'],
  ['"Say \\"hi\\""', 'Say "hi"'],
  ['Big <3 School', 'Big <3 School'],
  ['a > b; c', 'a > b; c'],
  ['Back\\slash', 'Back\\slash'],
  ['Schüle 学校 🎓', 'Schüle 学校 🎓'],
  ['School @ Home', 'School @ Home'],
  ["O'Neil's.", "O'Neil's."],
  ['', ''],
])('The sender %s is read with its name and its address', (written, name) => {
  expect(readSender(`${written} <${address}>`)).toEqual({ name, address })
})

test('A sender that is only an address has no name, and its address is normalized', () => {
  expect(readSender(` ${address} `)).toEqual({ name: '', address })
  expect(readSender(`<${address}>`)).toEqual({ name: '', address })
  expect(readSender('School <Hello@Schüle.Example.>')).toEqual({
    name: 'School',
    address: 'hello@xn--schle-mva.example',
  })
})

test.each([
  '',
  'School',
  'School <>',
  'School <hello>',
  'School <hello@>',
  'School <hello@school>',
  'School <hello@school..example>',
  'School <hello@-school.example>',
  'School <hello@school.example> and more',
  'School hello@school.example',
  `${address}, other@school.example`,
  `School <${address}>, Other <other@school.example>`,
  `other@school.example, School <${address}>`,
  `other@school.example <${address}>`,
  `School <${address}>\r\nBcc: all@evil.example`,
  `School\nBcc: <${address}>`,
  'School <hello@school.example,other@school.example>',
  'School <"a b"@school.example>',
])('The sender %j is refused', (text) => {
  expect(readSender(text)).toBeNull()
})
