import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { seekSearch } from './navigation/seek-parameter.ts'

const onDemandVideo = screenFile(() => import('./on-demand/on-demand-video-screen.ts'))
const sessionVideo = screenFile(() => import('./session-videos/session-video-screen.ts'))
const miniMbaVideo = screenFile(() => import('./session-videos/mini-mba-video-screen.ts'))

export const videoRoutes = [
  createRoute({
    ...memberScreen('onDemandVideo'),
    validateSearch: seekSearch,
    loader: onDemandVideo.load,
  }).lazy(onDemandVideo.screen),
  createRoute({
    ...memberScreen('sessionVideo'),
    validateSearch: seekSearch,
    loader: sessionVideo.load,
  }).lazy(sessionVideo.screen),
  createRoute({
    ...memberScreen('miniMbaVideo'),
    validateSearch: seekSearch,
    loader: miniMbaVideo.load,
  }).lazy(miniMbaVideo.screen),
] as const
