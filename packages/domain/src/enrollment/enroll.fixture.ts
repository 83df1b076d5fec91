import { DAY_MS } from '../time/durations.ts'
import type { Area } from '../access/area.ts'
import type { EntitledViewer } from '../access/viewer.ts'
import { NO_ENROLLMENT, type EnrollmentStatus } from '../sessions/session.ts'
import type { EnrollRequest, EnrollSession } from './enroll.ts'

export const T = Date.UTC(2026, 5, 1, 12)
export const CLOSE = T + 20 * DAY_MS

/** A live sprint with one seat left and an open waitlist, enrollment until CLOSE. */
export const open: EnrollSession = {
  sessionId: 's',
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  isFreeSession: false,
  hideInCatalog: false,
  startAt: CLOSE + DAY_MS,
  endAt: CLOSE + 30 * DAY_MS,
  activateAt: null,
  enrollmentOpen: null,
  enrollmentClose: CLOSE,
  seats: 30,
  seatsTaken: 29,
  hasWaitlist: true,
  manualEnrollment: false,
}

/** Returns a member with areas and nothing granted singly. */
export const viewerWith = (more: Partial<EntitledViewer> = {}, ...areas: Area[]): EntitledViewer => ({
  userId: 'u',
  accountType: 'MEMBER',
  customerId: null,
  customerType: null,
  entitlements: areas.map((type) => ({ type, label: null, precedence: 1, customizations: null })),
  trialEndDate: null,
  hasActiveSubscription: true,
  entitledSessionIds: new Set(),
  entitledCourseIds: new Set(),
  ...more,
})

/** A session and a member's state for each status at T. */
export const SETUPS: Record<EnrollmentStatus, Pick<EnrollRequest, 'session' | 'current'>> = {
  ENROLL: { session: open, current: NO_ENROLLMENT },
  WAITLIST: { session: { ...open, seatsTaken: 30 }, current: NO_ENROLLMENT },
  MANUAL: { session: { ...open, manualEnrollment: true }, current: NO_ENROLLMENT },
  CLOSED: { session: { ...open, startAt: T - 2 * DAY_MS, endAt: T - DAY_MS }, current: NO_ENROLLMENT },
  FUTURE: { session: { ...open, startAt: null, endAt: null }, current: NO_ENROLLMENT },
  ENROLLED: { session: open, current: { enrollment: 'ENROLLED', completed: false } },
  WAITLISTED: {
    session: { ...open, seatsTaken: 30 },
    current: { enrollment: 'WAITLISTED', completed: false },
  },
  COMPLETED: { session: open, current: { enrollment: 'ENROLLED', completed: true } },
}
