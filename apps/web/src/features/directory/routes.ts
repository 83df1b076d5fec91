import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const directory = screenFile(() => import('./list/member-directory-screen.ts'))
const profile = screenFile(() => import('./profile/member-profile-screen.ts'))

export const directoryRoutes = [
  createRoute({ ...memberScreen('memberDirectory'), loader: directory.load }).lazy(directory.screen),
  createRoute({ ...memberScreen('memberProfile'), loader: profile.load }).lazy(profile.screen),
] as const
