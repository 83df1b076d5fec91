import { createLazyRoute } from '@tanstack/react-router'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { AccountSettingsPage } from './AccountSettingsPage.tsx'

export const screen = createLazyRoute(memberRouteId('accountSettings'))({ component: AccountSettingsPage })
