import { createLazyRoute } from '@tanstack/react-router'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { LmsPage } from './LmsPage.tsx'

export const screen = createLazyRoute(visitorRouteId('lms'))({ component: LmsPage })
