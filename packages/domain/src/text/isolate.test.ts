import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test.each(['Nia', 'Raj s/o Kumar', '李', 'José', 'दीपिका'])(
  'The name %s needs no isolation from the sentence around it',
  (name) => {
    expect(isolate(name)).toBe(name)
  },
)

test.each([
  ['محمد', '\u2068محمد\u2069'],
  ['דנה (Dana)', '\u2068דנה (Dana)\u2069'],
  ['Nia\u202e', '\u2068Nia\u2069'],
  ['Nia\u2069\u202dx', '\u2068Niax\u2069'],
])('The name %j is isolated from the sentence around it', (name, isolated) => {
  expect(isolate(name)).toBe(isolated)
})
