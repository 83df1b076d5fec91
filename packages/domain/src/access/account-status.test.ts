import { expect, test } from 'vitest'
import { accountStatusAt } from './account-status.ts'
import { ACCOUNT_STATUSES } from './area.ts'

const END = 1_800_000_000_000

test('An account with a trial becomes POST_TRIAL after the last millisecond of the trial', () => {
  const at = (now: number) => accountStatusAt({ status: 'TRIAL', trialEndDate: END }, now)
  expect([END - 1, END, END + 1].map(at)).toEqual(['TRIAL', 'TRIAL', 'POST_TRIAL'])
})

test('An account whose trial has no end stays TRIAL', () => {
  expect(accountStatusAt({ status: 'TRIAL', trialEndDate: null }, END)).toBe('TRIAL')
})

test.each(ACCOUNT_STATUSES.filter((status) => status !== 'TRIAL'))(
  'An account with the status %s keeps it although its former trial has ended',
  (status) => expect(accountStatusAt({ status, trialEndDate: END }, END + 1)).toBe(status),
)
