import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { VideoPageSkeleton } from '../VideoPageSkeleton.tsx'
import { loadSessionVideos } from './load-session-videos.ts'
import { SessionVideoPage } from './SessionVideoPage.tsx'

export const load = ({ params }: Loading<'sessionVideo'>) => loadSessionVideos(params, 'SPRINT')

export const screen = createLazyRoute(memberRouteId('sessionVideo'))({
  component: SessionVideoPage,
  pendingComponent: VideoPageSkeleton,
})
