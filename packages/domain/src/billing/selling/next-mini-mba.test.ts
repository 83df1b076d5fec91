import { expect, test } from 'vitest'
import type { Area } from '../../access/area.ts'
import { nextMiniMbaStart } from './next-mini-mba.ts'

/** Late on November 26 in New York, and November 27 in UTC already. */
const NOW = Date.UTC(2026, 10, 27, 3)

function startFor(labels: (string | null)[], zone = 'America/New_York', type: Area = 'bootcamps') {
  const entitlements = labels.map((label) => ({ type, label, precedence: 1, customizations: null }))
  return nextMiniMbaStart({ entitlements }, NOW, zone)
}

test('The next Mini-MBA is the earliest whose start is after today', () => {
  expect(startFor(['2027-02-09', '2026-11-17', '2026-12-14'])).toBe('2026-12-14')
})

test('A Mini-MBA that starts today is no longer the next one, by the zone of the viewer', () => {
  expect(startFor(['2026-11-26'])).toBeNull()
  expect(startFor(['2026-11-27'])).toBe('2026-11-27')
  expect(startFor(['2026-11-27'], 'UTC')).toBeNull()
})

test('A label that is no date starts nothing', () => {
  expect(startFor([null, '', 'unlimited', '2027', '9999-99-99'])).toBeNull()
})

test('The dates of other entitlements start no Mini-MBA', () => {
  expect(startFor(['2027-02-09'], 'UTC', 'crash-courses')).toBeNull()
})
