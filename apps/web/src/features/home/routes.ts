import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const home = screenFile(() => import('./home-screen.ts'))

export const homeRoutes = [
  createRoute({ ...memberScreen('home'), loader: home.load }).lazy(home.screen),
] as const
