import type { QueryClient } from '@tanstack/react-query'
import { createLazyRoute } from '@tanstack/react-router'
import { flagsWithinGrace } from '../../../lib/flags.ts'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { type CourseLandingData, courseLandingQuery, type UnheldCourse } from '../course-landing-query.ts'
import { CourseLandingPage } from './CourseLandingPage.tsx'
import { LazyCourseProducts } from './offer/course-products.ts'
import { CourseLandingSkeleton } from './CourseLandingSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { courseId } }: Loading<'course'>) =>
  Promise.all([
    orNotFound(loadLanding(queryClient, courseId)),
    // The flags decide where the link to the on-demand edition leads.
    flagsWithinGrace(queryClient),
  ])

/** Loads a course, and the file that sells it where the member may buy it, so that nothing moves later. */
async function loadLanding(
  queryClient: QueryClient,
  courseId: string,
): Promise<CourseLandingData | UnheldCourse | null> {
  const landing = await queryClient.ensureQueryData(courseLandingQuery(courseId))
  // The part itself says when its file does not load.
  if (landing?.products.length) await LazyCourseProducts.preload().catch(() => undefined)
  return landing
}

export const screen = createLazyRoute(memberRouteId('course'))({
  component: CourseLandingPage,
  pendingComponent: CourseLandingSkeleton,
})
