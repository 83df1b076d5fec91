import { DAY_MS } from '../time/durations.ts'
import type { Area } from '../access/area.ts'
import { viewer } from '../access/viewer.fixture.ts'
import type { EntitledViewer } from '../access/viewer.ts'
import { facts, NOW } from '../sessions/session.fixture.ts'
import { NO_ENROLLMENT, type EnrollmentStatus } from '../sessions/session.ts'
import type { EnrollRequest, EnrollSession } from './enroll.ts'

export const CLOSE = NOW + 20 * DAY_MS

/** A live sprint with one seat left and a waitlist, whose enrollment closes at CLOSE. */
export const open: EnrollSession = {
  ...facts({ enrollmentOpen: null, enrollmentClose: CLOSE, seatsTaken: 29 }),
  startAt: CLOSE + DAY_MS,
  endAt: CLOSE + 30 * DAY_MS,
  sessionId: 's',
  isFreeSession: false,
  hideInCatalog: false,
}

/** Returns a member with areas and no individually bought sessions or courses. */
export const viewerWith = (more: Partial<EntitledViewer> = {}, ...areas: Area[]): EntitledViewer => ({
  ...viewer('MEMBER', areas, { userId: 'u', customerId: null, customerType: null }),
  entitledSessionIds: new Set(),
  entitledCourseIds: new Set(),
  ...more,
})

/** A session and a member's state for each status at NOW. */
export const SETUPS: Record<EnrollmentStatus, Pick<EnrollRequest, 'session' | 'current'>> = {
  ENROLL: { session: open, current: NO_ENROLLMENT },
  WAITLIST: { session: { ...open, seatsTaken: 30 }, current: NO_ENROLLMENT },
  MANUAL: { session: { ...open, manualEnrollment: true }, current: NO_ENROLLMENT },
  CLOSED: { session: { ...open, startAt: NOW - 2 * DAY_MS, endAt: NOW - DAY_MS }, current: NO_ENROLLMENT },
  FUTURE: { session: { ...open, startAt: null, endAt: null }, current: NO_ENROLLMENT },
  ENROLLED: { session: open, current: { enrollment: 'ENROLLED', completed: false } },
  WAITLISTED: {
    session: { ...open, seatsTaken: 30 },
    current: { enrollment: 'WAITLISTED', completed: false },
  },
  COMPLETED: { session: open, current: { enrollment: 'ENROLLED', completed: true } },
}
