import { expect, test } from 'vitest'
import { membersTotalText } from './members-total.ts'

test.each([
  [0, false, '0 members'],
  [1, false, '1 member'],
  [1204, false, '1,204 members'],
  [10_000, false, '10,000 members'],
  [10_000, true, 'More than 10,000 members. Search by name to find somebody.'],
])('%d members, and more: %s, are announced as %j', (total, isMore, text) => {
  expect(membersTotalText({ total, isMore })).toBe(text)
})
