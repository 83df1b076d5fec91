import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('The plain text of a rich text has its words, code and pictures, and no marks, addresses or HTML', () => {
  const text =
    '## Brief\n\n- **one** [two](https://a.example/x) `three`\n\n| a |\n| - |\n| four |\n\n```\nfive\n```\n\n![six](/x.svg) <b>seven</b>'
  expect(plainText(text).split(/\s+/)).toEqual('Brief one two three a four five six seven'.split(' '))
})
