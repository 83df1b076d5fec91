import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { checkoutErrorSearch, checkoutSessionSearch } from './checkout/checkout-search.ts'

const upgrade = screenFile(() => import('./upgrade/upgrade-screen.ts'))
const resubscribe = screenFile(() => import('./resubscribe/resubscribe-screen.ts'))
const checkoutReturn = screenFile(() => import('./checkout/checkout-return-screen.ts'))
const cancelOffer = screenFile(() => import('./cancel-offer/cancel-offer-screen.ts'))
const couponConfirmation = screenFile(() => import('./coupon/coupon-confirmation-screen.ts'))

export const billingRoutes = [
  createRoute({
    ...memberScreen('upgrade'),
    validateSearch: checkoutErrorSearch,
    loader: upgrade.load,
  }).lazy(upgrade.screen),
  createRoute({
    ...memberScreen('resubscribe'),
    validateSearch: checkoutErrorSearch,
    loader: resubscribe.load,
  }).lazy(resubscribe.screen),
  createRoute({ ...memberScreen('checkoutReturn'), validateSearch: checkoutSessionSearch }).lazy(
    checkoutReturn.screen,
  ),
  createRoute({ ...memberScreen('cancelOffer'), loader: cancelOffer.load }).lazy(cancelOffer.screen),
  createRoute({ ...memberScreen('couponConfirmation'), loader: couponConfirmation.load }).lazy(
    couponConfirmation.screen,
  ),
] as const
