import { createLazyRoute } from '@tanstack/react-router'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { OAuthPage } from './OAuthPage.tsx'

export const screen = createLazyRoute(visitorRouteId('oauth'))({ component: OAuthPage })
