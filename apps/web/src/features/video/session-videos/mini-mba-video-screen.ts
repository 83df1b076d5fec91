import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { VideoPageSkeleton } from '../VideoPageSkeleton.tsx'
import { loadSessionVideos } from './load-session-videos.ts'
import { MiniMbaVideoPage } from './SessionVideoPage.tsx'

export const load = ({ params }: Loading<'miniMbaVideo'>) => loadSessionVideos(params, 'MINI_MBA')

export const screen = createLazyRoute(memberRouteId('miniMbaVideo'))({
  component: MiniMbaVideoPage,
  pendingComponent: VideoPageSkeleton,
})
