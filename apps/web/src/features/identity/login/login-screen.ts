import { createLazyRoute } from '@tanstack/react-router'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { LoginPage } from './LoginPage.tsx'

export const screen = createLazyRoute(visitorRouteId('login'))({ component: LoginPage })
