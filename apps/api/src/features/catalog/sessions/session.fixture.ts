import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { MemberState } from '../../../server/access/member-state-store.ts'
import { toMemberViewer } from '../../../server/access/viewer.ts'
import type { CatalogCourse, CatalogSession } from '../catalog-types.ts'
import { aMember } from './member.fixture.ts'
import { sessionResult, prepareSession } from './session-result.ts'

// Sample data for the catalog's tests, each of which changes what it needs.

/** The current time of the tests, epoch ms. */
export const NOW = Date.UTC(2026, 5, 1, 12)

export const course: CatalogCourse = {
  courseId: 'course-1',
  slug: 'pricing',
  type: 'sprint',
  stack: 'marketing',
  topics: ['Pricing'],
  difficulty: 'Beginner',
  title: 'Pricing with Confidence',
  subtitle: 'Set a price and stand by it',
  description: 'Two weeks on price.',
  coverImageUrl: '/art/course/pricing.svg',
  badgeImageUrl: '/art/badge/pricing.svg',
  rating: 4.6,
  ratingCount: 212,
  meta: {
    topTakeaway: 'Price is a decision.',
    whoWillBenefit: [{ title: 'PMs', description: '', iconUrl: null }],
  },
  faculties: [],
  groups: [],
  lessons: null,
}

/** Returns a live sprint that is open for enrollment and starts a week from now. */
export function aSession(changes: Partial<CatalogSession> = {}): CatalogSession {
  return {
    sessionId: 'session-1',
    courseId: course.courseId,
    course,
    sessionKind: 'SPRINT',
    sessionType: 'LIVE',
    title: course.title,
    subtitle: course.subtitle,
    ownTitle: null,
    ownSubtitle: null,
    startAt: NOW + 7 * DAY_MS,
    endAt: NOW + 21 * DAY_MS,
    activateAt: null,
    enrollmentOpen: null,
    enrollmentClose: null,
    manualEnrollment: false,
    hasWaitlist: true,
    hideInCatalog: false,
    isFreeSession: false,
    gatedAccessType: null,
    wpCohortSlug: null,
    sessionMeta: { eventLink: 'https://meet.example/secret' },
    meetings: [],
    assistants: [],
    seats: null,
    seatsTaken: 0,
    ...changes,
  }
}

/** Returns a meeting of an hour with its own link; its id is the number of days from `NOW`. */
export const aMeeting = (startAt: number) => ({
  meetingId: `meeting-${(startAt - NOW) / DAY_MS}`,
  startAt,
  endAt: startAt + HOUR_MS,
  link: 'https://meet.example/room',
})

/** Returns the result for a member about a session of `course` at `now`, with the course's other sessions. */
export function resultOf(
  session: CatalogSession,
  state: MemberState = aMember(['mcsc-unlimited']),
  now = NOW,
  others: CatalogSession[] = [],
) {
  return sessionResult(prepareSession(session, [session, ...others]), toMemberViewer(state, now), now)
}
