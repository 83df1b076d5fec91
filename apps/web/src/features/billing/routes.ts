import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const cancelOffer = screenFile(() => import('./cancel-offer/cancel-offer-screen.ts'))
const couponConfirmation = screenFile(() => import('./coupon/coupon-confirmation-screen.ts'))

export const billingRoutes = [
  createRoute({ ...memberScreen('cancelOffer'), loader: cancelOffer.load }).lazy(cancelOffer.screen),
  createRoute({ ...memberScreen('couponConfirmation'), loader: couponConfirmation.load }).lazy(
    couponConfirmation.screen,
  ),
] as const
