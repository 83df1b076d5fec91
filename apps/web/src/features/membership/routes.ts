import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const resubscribe = screenFile(() => import('./resubscribe-screen.ts'))

export const membershipRoutes = [
  createRoute({ ...memberScreen('resubscribe'), loader: resubscribe.load }).lazy(resubscribe.screen),
] as const
