import { screen } from '@testing-library/react'
import type { CourseLandingQuery } from '@section/contract/generated/operations/graphql.ts'
import type { AccountStatus, Area } from '@section/domain/access/area.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { FlagValues } from '@section/domain/flags/flag-values.ts'
import type { MeteringPlan } from '@section/domain/metering/metering.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import type { Member } from '../../../lib/session/viewer.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { CourseLandingPage } from './CourseLandingPage.tsx'

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
    courseType: 'sprint',
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
    entitled: true,
    hideInCatalog: false,
    isFreeSession: false,
    wpCohortSlug: null,
    courseBadgeId: null,
    courseRating: null,
    ratingCount: null,
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

type OnDemandAnswer = NonNullable<CourseLandingQuery['getOnDemandContent']>
type ProgressAnswer = CourseLandingQuery['getVideoProgressByCourse']

/** Returns an on-demand lesson of one minute. */
export const lesson = (
  name: string,
  more: Partial<OnDemandAnswer['groups'][number]['content'][number]> = {},
) => ({
  courseContentId: name,
  title: `Lesson ${name}`,
  preview: false,
  meta: { title: null },
  video: { videoId: `v-${name}`, duration: 60 },
  ...more,
})

interface Opened {
  sessions: SessionAnswer[]
  /** The modules of the on-demand edition; one with one lesson by default. */
  modules?: OnDemandAnswer['groups']
  /** True if the plan covers the on-demand edition, which is the default. */
  covered?: boolean
  progress?: ProgressAnswer
  /** The other courses of the professors; none by default. */
  facultyCourses?: CourseLandingQuery['listFacultyCourses']
  /** The waitlists of the sessions; none by default. */
  waitlists?: CourseLandingQuery['listWaitlists']
  /** The offer that opens the course to a member whose plan does not include it; null by default. */
  offer?: CourseLandingQuery['getCourseOffer']
  /** The member's customer and whether they pay a subscription; a consumer without one by default. */
  member?: Partial<Pick<Member, 'customer' | 'manageBilling'>>
  /** The allowance of a limited member; none by default. */
  plan?: MeteringPlan | null
  /** The address of the trailer's playlist, or null if the trailer has been removed. */
  trailer?: string | null
  accountType?: AccountStatus
  areas?: Area[]
  flags?: Partial<FlagValues>
  /** True if the member has asked for a mail when the course opens; false is the default. */
  alert?: boolean
  /** True if the endpoint refuses to add or remove the alert. */
  refusesAlert?: boolean
  /** The result of enrolling or unenrolling, and the sessions that the endpoint returns afterwards. */
  saving?: { status: SessionAnswer['enrollmentStatus']; sessions: SessionAnswer[] }
}

/** Opens the landing page of course 'c' with these sessions; returns the requests of the page. */
export async function openLanding(opened: Opened) {
  const {
    sessions,
    accountType = 'MEMBER',
    areas,
    flags = {},
    saving,
    plan = null,
    trailer = '/trailer.m3u8?t=1',
  } = opened
  let current = sessions
  const requests = stubService({
    '/graphql': ({ body }) => {
      const { variables } = body as { variables: object }
      if ('input' in variables) {
        current = saving?.sessions ?? current
        const enrollmentStatus = saving?.status ?? null
        return { body: { data: { saveEnrollment: { enrollmentStatus, error: null } } } }
      }
      if ('sessionContentId' in variables)
        return { body: { data: { saveSessionContentProgress: { status: null, error: null } } } }
      if ('sessionId' in variables) return { body: { data: { getSessionLink: { link: '/calendar.ics' } } } }
      const changed = opened.refusesAlert
        ? { success: false, error: { message: 'This does not exist.' } }
        : { success: true, error: null }
      const alerts = { addCourseAlert: changed, removeCourseAlert: changed }
      const getCourseTrailer = trailer === null ? null : { playlistUrl: trailer }
      return { body: { data: { ...landingAnswer(current, opened), ...alerts, getCourseTrailer } } }
    },
  })
  const { address } = await renderMemberScreen(CourseLandingPage, {
    address: '/courses/c',
    path: '/courses/$courseId',
    accountType,
    flags,
    member: opened.member ?? {},
    ...(areas && { areas }),
    known: [[meteringQuery.queryKey, plan]],
  })
  await screen.findByRole('heading', { level: 1 })
  return { requests, address }
}

/** Finds the block of the session in which the member is enrolled. */
export const ownSessionBlock = (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: 'Your session' })
/** Returns the text of the block of the member's own session. */
export const texts = async (): Promise<string | null> => (await ownSessionBlock()).textContent

const MODULES = [{ courseContentGroupId: 'g', title: 'Begin', content: [lesson('l')] }]

function landingAnswer(
  sessions: SessionAnswer[],
  {
    modules = MODULES,
    covered = true,
    progress = null,
    facultyCourses = [],
    alert = false,
    offer = null,
    waitlists = [],
  }: Opened,
): CourseLandingQuery {
  // A course outside of the plan also has an outline.
  const hasOnDemand = offer !== null || sessions.some(({ sessionType }) => sessionType === 'ON_DEMAND')
  return {
    listUserSessionsByCourse: sessions,
    getOnDemandContent: hasOnDemand ? { sessionId: 'on-demand', entitled: covered, groups: modules } : null,
    getVideoProgressByCourse: progress,
    listFacultyCourses: facultyCourses,
    getCourseAlert: alert ? { courseId: 'c' } : null,
    listCourseBookmarks: [],
    listWaitlists: waitlists,
    getCourseOffer: offer,
  }
}
