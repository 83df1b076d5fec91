import { createLazyRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { VideoPageSkeleton } from '../VideoPageSkeleton.tsx'
import { onDemandCourseQuery } from './on-demand-course-query.ts'
import { OnDemandVideoPage } from './OnDemandVideoPage.tsx'

export const load = ({ context: { queryClient }, params }: Loading<'onDemandVideo'>) =>
  orNotFound(queryClient.ensureQueryData(onDemandCourseQuery(params.topLevelId, params.videoContentId)))

export const screen = createLazyRoute(memberRouteId('onDemandVideo'))({
  component: OnDemandVideoPage,
  pendingComponent: VideoPageSkeleton,
})
