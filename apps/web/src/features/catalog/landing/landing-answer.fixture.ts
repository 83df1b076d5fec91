import type { CourseLandingQuery } from '@section/contract/generated/operations/graphql.ts'
import { lesson, type OnDemandAnswer, type SessionAnswer } from './landing-sessions.fixture.ts'

/** The answer about a course and its viewer, as far as a test sets it. */
export interface LandingData {
  sessions: SessionAnswer[]
  /** The modules of the on-demand edition; one with one lesson by default. */
  modules?: OnDemandAnswer['groups']
  /** True if the plan covers the on-demand edition, which is the default. */
  covered?: boolean
  progress?: CourseLandingQuery['getVideoProgressByCourse']
  /** The other courses of the professors; none by default. */
  facultyCourses?: CourseLandingQuery['listFacultyCourses']
  /** The waitlists of the sessions; none by default. */
  waitlists?: CourseLandingQuery['listWaitlists']
  /** The offer that opens the course to a member whose plan does not include it; null by default. */
  offer?: CourseLandingQuery['getCourseOffer']
  /** The products that the member may buy; nothing by default. */
  products?: CourseLandingQuery['listCourseProducts']
  /** True if the member has asked for a mail when the course opens; false is the default. */
  alert?: boolean
}

const MODULES = [{ courseContentGroupId: 'g', title: 'Begin', content: [lesson('l')] }]

/** Returns the answer to the query of the landing page. */
export function landingAnswer({
  sessions,
  modules = MODULES,
  covered = true,
  progress = null,
  facultyCourses = [],
  alert = false,
  offer = null,
  products = [],
  waitlists = [],
}: LandingData): CourseLandingQuery {
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
    listCourseProducts: products,
  }
}
