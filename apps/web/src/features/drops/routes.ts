import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const drops = screenFile(() => import('./drops-screen.ts'))

export const dropsRoutes = [
  createRoute({ ...memberScreen('drops'), loader: drops.load }).lazy(drops.screen),
] as const
