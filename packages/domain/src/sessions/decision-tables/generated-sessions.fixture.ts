import * as fc from 'fast-check'
import { ENROLLMENT_STATUSES, SESSION_KINDS, SESSION_TYPES, type SessionTimes } from '../session.ts'
import { NOW } from '../session.fixture.ts'

/**
 * Lengths are written out here instead of imported, so that a wrong constant of the product cannot make both sides
 * wrong.
 */
const HOUR = 3_600_000
const DAY = 86_400_000

/** Clocks within some years, not only at full hours. */
export const clocks: fc.Arbitrary<number> = fc.oneof(
  fc.constant(NOW),
  fc.integer({ min: NOW - 900 * DAY, max: NOW + 900 * DAY }),
)

const BOUNDARIES = [0, HOUR, DAY, 2 * DAY, 5 * DAY, 7 * DAY].flatMap((length) => [-length, length])
/** Generates lengths of which a rule says "within": exactly these, and a millisecond to either side. */
export const around = (...lengths: number[]): fc.Arbitrary<number> =>
  fc.tuple(fc.constantFrom(...lengths), fc.constantFrom(-1, 0, 1)).map(([length, beside]) => length + beside)

const offsets = fc.oneof(around(...BOUNDARIES), fc.integer({ min: -30 * DAY, max: 30 * DAY }))

/** Generates instants around every boundary of the rules, seen from `now`, and sometimes none. */
export const instants = (now: number): fc.Arbitrary<number | null> =>
  fc.option(
    offsets.map((offset) => now + offset),
    { freq: 6 },
  )

const pastDates = (now: number) =>
  fc.tuple(offsets, offsets).map(([first, second]) => {
    const [endAt, startAt] = [-Math.abs(first), -Math.abs(first) - Math.abs(second)]
    return { startAt: now + startAt, endAt: now + endAt }
  })
const runningDates = (now: number) =>
  fc.tuple(offsets, offsets).map(([first, second]) => ({
    startAt: now - Math.abs(first),
    endAt: now + Math.abs(second),
  }))
const futureDates = (now: number) =>
  fc.tuple(offsets, offsets).map(([first, second]) => ({
    startAt: now + Math.abs(first),
    endAt: now + Math.abs(first) + Math.abs(second),
  }))

/**
 * Generates starts around the boundaries of who may still join, and ends around the time for which a completed sprint
 * stays active.
 */
const boundaryDates = (now: number) =>
  fc.oneof(
    around(-DAY, 0, DAY).map((start) => ({ startAt: now + start, endAt: now + start + 10 * DAY })),
    around(-5 * DAY, 0).map((end) => ({ startAt: now + end - 10 * DAY, endAt: now + end })),
  )

const anyDates = (now: number) => fc.record({ startAt: instants(now), endAt: instants(now) })

/** Generates starts and ends before, around and after `now`, missing ones, and some in the wrong order. */
const dates = (now: number) =>
  fc.oneof(boundaryDates(now), pastDates(now), runningDates(now), futureDates(now), anyDates(now))

/** Generates the times of sessions of each type and kind. */
export const times = (now: number): fc.Arbitrary<SessionTimes> =>
  fc
    .record({
      sessionType: fc.constantFrom(...SESSION_TYPES),
      sessionKind: fc.constantFrom(...SESSION_KINDS),
      startAndEnd: dates(now),
      activateAt: fc.option(
        offsets.map((offset) => now + offset),
        { freq: 2 },
      ),
    })
    .map(({ startAndEnd, ...session }) => ({ ...session, ...startAndEnd }))

export const statuses = fc.constantFrom(...ENROLLMENT_STATUSES)
