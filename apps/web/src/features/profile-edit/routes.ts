import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const profileEdit = screenFile(() => import('./profile-edit-screen.ts'))

export const profileEditRoutes = [
  createRoute({ ...memberScreen('profileEdit'), loader: profileEdit.load }).lazy(profileEdit.screen),
] as const
