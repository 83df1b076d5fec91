import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const events = screenFile(() => import('./list/events-screen.ts'))
const event = screenFile(() => import('./detail/event-screen.ts'))

export const eventRoutes = [
  createRoute({ ...memberScreen('events'), loader: events.load }).lazy(events.screen),
  createRoute({ ...memberScreen('event'), loader: event.load }).lazy(event.screen),
] as const
