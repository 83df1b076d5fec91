import { createLazyRoute } from '@tanstack/react-router'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { SetPasswordPage } from './SetPasswordPage.tsx'

export const screen = createLazyRoute(visitorRouteId('setPassword'))({ component: SetPasswordPage })
