import { DAY_MS } from '../time/durations.ts'
import type { SessionEnrollment, SessionTimes } from './session.ts'

export const T = Date.UTC(2026, 5, 1, 12)
export type Facts = SessionTimes & SessionEnrollment

/** Returns a live sprint that can be joined at T; `more` says what is different. */
export const facts = (more: Partial<Facts> = {}): Facts => ({
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: T + 10 * DAY_MS,
  endAt: T + 24 * DAY_MS,
  activateAt: null,
  enrollmentOpen: T - DAY_MS,
  enrollmentClose: T + 9 * DAY_MS,
  seats: 30,
  seatsTaken: 3,
  hasWaitlist: true,
  manualEnrollment: false,
  ...more,
})
