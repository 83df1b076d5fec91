import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { VideoPageSkeleton } from '../VideoPageSkeleton.tsx'
import { loadOnDemandVideo } from './load-on-demand-video.ts'
import { OnDemandVideoPage } from './OnDemandVideoPage.tsx'

export const load = ({ params }: Loading<'onDemandVideo'>) => loadOnDemandVideo(params)

export const screen = createLazyRoute(memberRouteId('onDemandVideo'))({
  component: OnDemandVideoPage,
  pendingComponent: VideoPageSkeleton,
})
