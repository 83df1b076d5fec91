import { createLazyRoute } from '@tanstack/react-router'
import { flagsWithinGrace } from '../../../lib/flags.ts'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { courseLandingQuery } from '../course-landing-query.ts'
import { CourseLandingPage } from './CourseLandingPage.tsx'
import { CourseLandingSkeleton } from './CourseLandingSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { courseId } }: Loading<'course'>) =>
  Promise.all([
    orNotFound(queryClient.ensureQueryData(courseLandingQuery(courseId))),
    // The flags decide where the link to the on-demand edition leads.
    flagsWithinGrace(queryClient),
  ])

export const screen = createLazyRoute(memberRouteId('course'))({
  component: CourseLandingPage,
  pendingComponent: CourseLandingSkeleton,
})
