import { DAY_MS } from '@section/domain/time/durations.ts'
import type { DashboardSession } from '../features/catalog/dashboard-query.ts'

/** The current time in the tests of the home page and the dashboard: noon of a Monday in New York. */
export const NOW = Date.UTC(2026, 5, 1, 16)

/** Returns a live sprint that starts in a week and is open for enrollment, with the fields of `more`. */
export function aSession(more: Partial<DashboardSession> = {}): DashboardSession {
  return {
    sessionId: 'session-1',
    courseId: 'course-1',
    sessionKind: 'SPRINT',
    sessionType: 'LIVE',
    title: 'Pricing Strategy',
    subtitle: 'Set a price and stand by it',
    coverImageUrl: '/art/course/pricing.svg',
    stack: 'marketing',
    topics: ['Pricing'],
    difficulty: 'Intermediate',
    faculties: [{ fullName: 'Nia Okafor' }],
    startAt: NOW + 7 * DAY_MS,
    endAt: NOW + 11 * DAY_MS,
    activateAt: null,
    meetings: [],
    enrollmentClose: null,
    seatsLeft: null,
    lowInventory: false,
    enrollmentStatus: 'ENROLL',
    hasWaitlist: false,
    hasEnrollment: more.enrollmentStatus === 'ENROLLED',
    entitled: true,
    hideInCatalog: false,
    isFreeSession: false,
    wpCohortSlug: null,
    courseBadgeId: null,
    courseRating: null,
    ratingCount: null,
    lessons: null,
    sessionMeta: { eventLink: null, detailCtaText: null },
    courseMeta: { hideTimeAndFacultyLabels: false },
    ...more,
  }
}

/** Returns the on-demand session of the same course. */
export const onDemandSession = (more: Partial<DashboardSession> = {}): DashboardSession =>
  aSession({ sessionId: 'on-demand', sessionType: 'ON_DEMAND', startAt: null, endAt: null, ...more })
