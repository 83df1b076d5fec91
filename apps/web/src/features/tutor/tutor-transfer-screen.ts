import { createLazyRoute } from '@tanstack/react-router'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { TutorTransferPage } from './TutorTransferPage.tsx'

export const screen = createLazyRoute(memberRouteId('tutorTransfer'))({ component: TutorTransferPage })
