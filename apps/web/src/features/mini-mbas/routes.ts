import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const miniMbas = screenFile(() => import('./mini-mbas-screen.ts'))

export const miniMbaRoutes = [
  createRoute({ ...memberScreen('miniMbas'), loader: miniMbas.load }).lazy(miniMbas.screen),
] as const
