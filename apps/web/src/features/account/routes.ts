import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const accountSettings = screenFile(() => import('./account-settings-screen.ts'))
const referrals = screenFile(() => import('./referrals-screen.ts'))

export const accountRoutes = [
  createRoute({ ...memberScreen('accountSettings'), loader: accountSettings.load }).lazy(
    accountSettings.screen,
  ),
  createRoute(memberScreen('referrals')).lazy(referrals.screen),
] as const
