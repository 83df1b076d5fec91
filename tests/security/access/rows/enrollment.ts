import { stableId } from '@section/api/server/content/stable-id.ts'
import { type Row, isList, isThere, NOBODY, SESSION_ID, DEFAULT_FOUR, SEE_BUSINESS, worked } from '../row.ts'

/** A business course with a session that has a waitlist. */
const WAITLIST_COURSE_ID = stableId('course', 'pricing-strategy')

export const rows: Record<string, Row> = {
  listWaitlists: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // The free tier sees the course, but its classes are locked.
    areas: ['mcsc-unlimited'],
    otherwise: 'refused',
    document: 'query($courseId: ID!) { listWaitlists(courseId: $courseId) { sessionId length rank } }',
    variables: () => ({ courseId: WAITLIST_COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isList,
  },
  listOwnWaitlists: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: ['member@demo.school'],
    document: '{ listOwnWaitlists { sessionId length rank } }',
    holds: isList,
  },
  getSessionLink: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document:
      'query($sessionId: ID!) { getSessionLink(sessionId: $sessionId, forceRefresh: true) { link error { code } } }',
    variables: () => ({ sessionId: SESSION_ID }),
    missing: () => ({ sessionId: NOBODY }),
    holds: worked,
  },
  getCalendarSubscription: {
    who: 'member',
    document: '{ getCalendarSubscription { address webcalAddress } }',
    holds: isThere,
  },
  createCalendarSubscription: {
    who: 'member',
    document: 'mutation { createCalendarSubscription { address webcalAddress } }',
    holds: isThere,
  },
  revokeCalendarSubscription: {
    who: 'member',
    document: 'mutation { revokeCalendarSubscription { address webcalAddress } }',
    holds: isThere,
  },
  saveEnrollment: {
    who: 'owner',
    // Accounts that have ended may call it to give seats back; the rule tells them why they get none.
    areas: ['mcsc-unlimited'],
    document:
      'mutation($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { enrollmentStatus error { code } } }',
    variables: ({ userId }) => ({ input: { userId, sessionId: SESSION_ID } }),
    missing: () => ({ input: { userId: NOBODY, sessionId: SESSION_ID } }),
    holds: worked,
  },
}
