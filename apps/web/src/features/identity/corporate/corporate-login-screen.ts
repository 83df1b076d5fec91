import { createLazyRoute } from '@tanstack/react-router'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { CorporateLoginPage } from './CorporateLoginPage.tsx'

export const screen = createLazyRoute(visitorRouteId('corporateLogin'))({ component: CorporateLoginPage })
