import { expect, test } from 'vitest'
import { trialEndText } from './trial-end.ts'

const trial = (end: string) => ({ accountType: 'TRIAL', trialEndDate: Date.parse(end) }) as const
const NOW = Date.parse('2026-11-26T15:00:00Z')

test.each([
  ['2026-11-30T23:00:00Z', 'America/New_York', 'Your trial ends Mon, Nov 30'],
  // In Auckland it is Friday already, and the trial ends on a Tuesday.
  ['2026-11-30T23:00:00Z', 'Pacific/Auckland', 'Your trial ends Tue, Dec 1'],
  ['2026-11-28T05:00:00Z', 'America/New_York', 'Your trial ends Sat, Nov 28'],
  ['2026-11-28T04:59:59.999Z', 'America/New_York', 'Your trial ends tomorrow at 11:59 PM EST'],
  ['2026-11-27T05:00:00Z', 'America/New_York', 'Your trial ends tomorrow at 12:00 AM EST'],
  ['2026-11-26T22:00:00Z', 'America/New_York', 'Your trial ends today at 5:00 PM EST'],
  ['2026-11-26T22:00:00Z', 'Asia/Kolkata', 'Your trial ends tomorrow at 3:30 AM GMT+5:30'],
  ['2026-11-26T15:00:00Z', 'UTC', 'Your trial ends today at 3:00 PM UTC'],
])('Of a trial that ends at %s a viewer in %s reads “%s”', (end, zone, text) => {
  expect(trialEndText(trial(end), NOW, zone)).toBe(text)
})

test('A trial that is over or without an end, and an account that is none, has no such text', () => {
  expect(trialEndText(trial('2026-11-26T14:59:59.999Z'), NOW, 'UTC')).toBeNull()
  expect(trialEndText({ accountType: 'TRIAL', trialEndDate: null }, NOW, 'UTC')).toBeNull()
  expect(trialEndText({ ...trial('2026-11-30T23:00:00Z'), accountType: 'MEMBER' }, NOW, 'UTC')).toBeNull()
})
