import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { instantOf, localTimeOf } from '@section/domain/time/zoned-time.ts'

const ZONES = [
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Etc/UTC',
  'Europe/Dublin',
  'Pacific/Apia',
]
const zone = fc.constantFrom(...ZONES)
const minute = fc
  .integer({ min: Date.UTC(2000, 0) / MINUTE_MS, max: Date.UTC(2040, 0) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS)

/** Returns what luxon says is the local time at an instant, as epoch ms of the same date and time in UTC. */
const luxonLocal = (instant: number, name: string) =>
  DateTime.fromMillis(instant, { zone: name }).setZone('utc', { keepLocalTime: true }).toMillis()

test('The local time of an instant is the one that luxon knows', () => {
  fc.assert(
    fc.property(minute, zone, (instant, name) => {
      expect(localTimeOf(instant, name)).toBe(luxonLocal(instant, name))
    }),
  )
})

test('The instant of a local time has that local time for luxon too, and is the first one that has', () => {
  fc.assert(
    fc.property(minute, zone, (instant, name) => {
      const local = luxonLocal(instant, name)
      const found = instantOf(local, name)
      expect(luxonLocal(found, name)).toBe(local)
      expect(found).toBeLessThanOrEqual(instant)
    }),
  )
})

test.each(['Mars/Olympus', '+05:30', '+0530', ''])(
  'The zone %j, which is no IANA name, has no local time',
  (name) => {
    expect(() => localTimeOf(0, name)).toThrow(RangeError)
  },
)
