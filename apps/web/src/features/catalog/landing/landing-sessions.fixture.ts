import type { CourseLandingQuery } from '@section/contract/generated/operations/graphql.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'

export type SessionAnswer = CourseLandingQuery['listUserSessionsByCourse'][number]
type SessionOptions = Partial<Omit<SessionAnswer, 'startAt' | 'endAt'>> & {
  /** The start, in hours from now; null for a session without dates. */
  starts?: number | null
  ends?: number | null
}

/** Returns the instant (epoch ms) that is this number of hours from now. */
export const inHours = (hours: number): number => Date.now() + hours * HOUR_MS

/** Returns a live sprint of twelve days that starts in ten days and is open for enrollment. */
export function liveSession({ starts = 240, ends, ...more }: SessionOptions = {}): SessionAnswer {
  const last = ends === undefined && starts !== null ? starts + (11 * DAY_MS) / HOUR_MS : (ends ?? null)
  return {
    sessionId: 'live',
    courseId: 'c',
    sessionKind: 'SPRINT',
    sessionType: 'LIVE',
    title: 'Negotiation That Lasts',
    subtitle: '',
    description: '',
    coverImageUrl: '/cover.svg',
    badgeImageUrl: '/badge.svg',
    stack: 'ai',
    topics: ['Foundational AI'],
    difficulty: 'Beginner',
    faculties: [],
    startAt: starts === null ? null : inHours(starts),
    endAt: last === null ? null : inHours(last),
    activateAt: null,
    meetings: [],
    enrollmentOpen: null,
    enrollmentClose: null,
    hasWaitlist: false,
    seatsLeft: null,
    lowInventory: false,
    enrollmentStatus: 'ENROLL',
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
    courseTypeMeta: { waitlist: { taskItems: ['You are in line.'] } },
    courseMeta: {
      hideTimeAndFacultyLabels: false,
      topTakeaway: null,
      courseSyllabusUrl: null,
      sprintTrailerJwPlayerFileId: null,
      sprintTrailerCoverImageUrl: null,
      whoWillBenefit: [],
      whatYouWillLeaveWith: [],
      hoursPerWeek: null,
      reviews: [],
    },
    ...more,
  }
}

/** Returns a workshop of 90 minutes of the same course. */
export const workshop = ({ starts = 240, ...more }: SessionOptions = {}): SessionAnswer =>
  liveSession({
    sessionKind: 'WORKSHOP',
    starts,
    ends: starts === null ? null : starts + 1.5,
    ...more,
  })

/** Returns the on-demand session of the same course. */
export const onDemandSession = (more: SessionOptions = {}): SessionAnswer =>
  liveSession({ sessionId: 'on-demand', sessionType: 'ON_DEMAND', starts: null, ...more })

/** The address of the meeting room of a session with `withLink`. */
export const LINK = 'https://live.example/1'
export const withLink = { sessionMeta: { eventLink: LINK, detailCtaText: null } }

/** The on-demand edition of a course. */
export type OnDemandAnswer = NonNullable<CourseLandingQuery['getOnDemandContent']>

/** Returns an on-demand lesson of one minute. */
export const lesson = (
  name: string,
  more: Partial<OnDemandAnswer['groups'][number]['content'][number]> = {},
) => ({
  courseContentId: name,
  title: `Lesson ${name}`,
  completionRequired: true,
  preview: false,
  meta: { title: null },
  video: { videoId: `v-${name}`, duration: 60 },
  ...more,
})
