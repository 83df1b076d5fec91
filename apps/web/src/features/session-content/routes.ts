import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const session = screenFile(() => import('./session-screen.ts'))
const miniMba = screenFile(() => import('./mini-mba-screen.ts'))

export const sessionContentRoutes = [
  createRoute({ ...memberScreen('session'), loader: session.load }).lazy(session.screen),
  createRoute({ ...memberScreen('miniMba'), loader: miniMba.load }).lazy(miniMba.screen),
] as const
