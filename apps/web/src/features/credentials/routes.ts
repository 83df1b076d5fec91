import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { visitorScreen } from '../../lib/routing/screen-route.ts'

const credential = screenFile(() => import('./public/credential-screen.ts'))

export const credentialRoutes = [
  createRoute({ ...visitorScreen('credential'), loader: credential.load }).lazy(credential.screen),
] as const
