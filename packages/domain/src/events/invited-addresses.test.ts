import { expect, test } from 'vitest'
import { invitedAddresses } from './invited-addresses.ts'

test.each([
  ['', []],
  [' , ,, ', []],
  ['ann@example.com', ['ann@example.com']],
  ['ann@example.com, ben@example.com', ['ann@example.com', 'ben@example.com']],
  ['ann@example.com,ben@example.com,', ['ann@example.com', 'ben@example.com']],
  ['Ann <Ann@Example.com>; ann@example.com', ['ann@example.com']],
  ['ann@example.com\nben', ['ann@example.com', 'ben']],
])('The text %j has the addresses %j', (text, addresses) => {
  expect(invitedAddresses(text)).toEqual(addresses)
})
