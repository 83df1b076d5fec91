import { expect, test } from 'vitest'
import { accountStatusAt } from './account-status.ts'
import { ACCOUNT_STATUSES } from './area.ts'

const END = 1_800_000_000_000

test('a trial is a former trial from the moment after its last one', () => {
  const at = (now: number) => accountStatusAt({ status: 'TRIAL', trialEndDate: END }, now)
  expect([END - 1, END, END + 1].map(at)).toEqual(['TRIAL', 'TRIAL', 'POST_TRIAL'])
})

test('a trial without an end goes on', () => {
  expect(accountStatusAt({ status: 'TRIAL', trialEndDate: null }, END)).toBe('TRIAL')
})

test.each(ACCOUNT_STATUSES.filter((status) => status !== 'TRIAL'))(
  'a %s who once had a trial stays what they are',
  (status) => expect(accountStatusAt({ status, trialEndDate: END }, END + 1)).toBe(status),
)
