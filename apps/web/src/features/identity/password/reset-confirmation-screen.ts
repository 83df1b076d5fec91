import { createLazyRoute } from '@tanstack/react-router'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { ResetConfirmationPage } from './ResetConfirmationPage.tsx'

export const screen = createLazyRoute(visitorRouteId('resetConfirmation'))({
  component: ResetConfirmationPage,
})
