import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const resources = screenFile(() => import('./list/resources-screen.ts'))
const resource = screenFile(() => import('./detail/resource-screen.ts'))

export const resourceRoutes = [
  createRoute({ ...memberScreen('resources'), loader: resources.load }).lazy(resources.screen),
  createRoute({ ...memberScreen('resource'), loader: resource.load }).lazy(resource.screen),
] as const
