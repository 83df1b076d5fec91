import { createLazyRoute } from '@tanstack/react-router'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

export const screen = createLazyRoute(visitorRouteId('forgotPassword'))({ component: ForgotPasswordPage })
