import { createLazyRoute } from '@tanstack/react-router'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { SignupPage } from './SignupPage.tsx'

export const screen = createLazyRoute(visitorRouteId('signup'))({ component: SignupPage })
