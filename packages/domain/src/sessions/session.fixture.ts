import { DAY_MS } from '../time/durations.ts'
import type { SessionEnrollment, SessionTimes } from './session.ts'

/** The time of the tests. */
export const NOW = Date.UTC(2026, 5, 1, 12)
export type Facts = SessionTimes & SessionEnrollment

/** Returns a live sprint that can be joined at `NOW`; `more` says what is different. */
export const facts = (more: Partial<Facts> = {}): Facts => ({
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: NOW + 10 * DAY_MS,
  endAt: NOW + 24 * DAY_MS,
  activateAt: null,
  enrollmentOpen: NOW - DAY_MS,
  enrollmentClose: NOW + 9 * DAY_MS,
  seats: 30,
  seatsTaken: 3,
  hasWaitlist: true,
  manualEnrollment: false,
  ...more,
})
