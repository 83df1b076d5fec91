import { expect, test } from 'vitest'
import { invitationProblem, invitedAddresses } from './invited-addresses.ts'

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

const many = (count: number) => Array.from({ length: count }, (_, at) => `friend${at}@example.com`)

test.each([
  ['one address', many(1), null],
  ['ten addresses', many(10), null],
  ['eleven addresses', many(11), 'TOO_MANY_ADDRESSES'],
  ['a name without a domain', [...many(2), 'ben'], 'INVALID_ADDRESSES'],
  ['two addresses without a comma', ['a@example.com b@example.com'], 'INVALID_ADDRESSES'],
])('An invitation of %s (%j) has the problem %s', (_what, addresses, problem) => {
  expect(invitationProblem(addresses)).toBe(problem)
})
