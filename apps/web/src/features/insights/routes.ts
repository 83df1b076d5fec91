import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const insights = screenFile(() => import('./insights-screen.ts'))
const insight = screenFile(() => import('./insight-screen.ts'))

export const insightRoutes = [
  createRoute({ ...memberScreen('insights'), loader: insights.load }).lazy(insights.screen),
  createRoute({ ...memberScreen('insight'), loader: insight.load }).lazy(insight.screen),
] as const
