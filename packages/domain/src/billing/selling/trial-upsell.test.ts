import { expect, test } from 'vitest'
import type { AccountStatus } from '../../access/area.ts'
import { DAY_MS } from '../../time/durations.ts'
import { showsTrialUpsell, trialOfferText } from './trial-upsell.ts'

const NOW = 1_800_000_000_000

test.each<[string, AccountStatus, number | null, number, boolean]>([
  ['is shown to a trial that ends in exactly the days of the flag', 'TRIAL', NOW + 14 * DAY_MS, 14, true],
  ['is not shown a millisecond before that', 'TRIAL', NOW + 14 * DAY_MS + 1, 14, false],
  ['is shown in the last millisecond of a trial', 'TRIAL', NOW, 14, true],
  ['is not shown once the trial has ended', 'TRIAL', NOW - 1, 14, false],
  ['is not shown to a trial without an end', 'TRIAL', null, 14, false],
  ['is not shown a day before the end where the flag is 0', 'TRIAL', NOW + DAY_MS, 0, false],
  ['is not shown to a member whose trial end is kept', 'MEMBER', NOW + DAY_MS, 14, false],
  ['is not shown to a former trial', 'POST_TRIAL', NOW + DAY_MS, 14, false],
])('The banner that sells a membership %s', (_case, accountType, trialEndDate, days, shown) => {
  expect(showsTrialUpsell({ accountType, trialEndDate }, days, NOW)).toBe(shown)
})

test('The banner that sells a membership says whether the price is charged before the trial ends, and how that ends', () => {
  const plan = { name: 'Unlimited', currency: 'usd' }
  expect(trialOfferText({ plan, dueNow: 0, renewalAmount: 99_500 })).toBe(
    'Stay with Unlimited for $995 a year. Nothing is charged before your trial ends, and you can cancel until then.',
  )
  expect(trialOfferText({ plan, dueNow: 99_500, renewalAmount: 99_500 })).toBe(
    'Stay with Unlimited for $995 a year. $995 is charged today, and every year until you cancel.',
  )
})
