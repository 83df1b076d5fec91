import { expect, test } from 'vitest'
import { readInvitedAddresses, splitInvitedAddresses } from './invited-addresses.ts'

const several = (count: number) => Array.from({ length: count }, (_, n) => `n${n}@b.example`)

test('The addresses of an invitation are trimmed, and two spellings of one are one', () => {
  expect(readInvitedAddresses([' Ada@B.example', '', 'ada@b.example ', 'ben@b.example', '  '])).toEqual({
    addresses: ['ada@b.example', 'ben@b.example'],
  })
})

test('An invitation goes to ten addresses at most, however often one of them is named', () => {
  expect(readInvitedAddresses([...several(10), 'N0@b.example'])).toEqual({ addresses: several(10) })
  expect(readInvitedAddresses(several(11))).toEqual({ error: 'TOO_MANY_ADDRESSES' })
})

test.each([
  [[]],
  [['  ', '']],
  [['ada']],
  [['ada@b.example', 'ben@']],
  [['ada@b.example, ben@b.example']],
  [['ada@b.example\r\nBcc: all@evil.example']],
  [['ada@b.example\n']],
  [['\r', 'ada@b.example']],
  [['Ada <ada@b.example>, <ben@b.example>']],
])('The addresses %j are refused', (entries) => {
  expect(readInvitedAddresses(entries)).toEqual({ error: 'INVALID_ADDRESSES' })
})

test.each([
  ['', []],
  [' , ,, ', []],
  ['ann@example.com', ['ann@example.com']],
  ['ann@example.com, ben@example.com', ['ann@example.com', 'ben@example.com']],
  ['ann@example.com,ben@example.com,', ['ann@example.com', 'ben@example.com']],
  ['Ann <Ann@Example.com>; ann@example.com', ['ann@example.com']],
  ['ann@example.com\nben', ['ann@example.com', 'ben']],
])('The text %j has the entries %j', (text, addresses) => {
  expect(splitInvitedAddresses(text)).toEqual(addresses)
})
