import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { checkoutErrorSearch, checkoutSessionSearch } from './checkout/checkout-search.ts'

const upgrade = screenFile(() => import('./upgrade/upgrade-screen.ts'))
const resubscribe = screenFile(() => import('./resubscribe/resubscribe-screen.ts'))
const checkoutReturn = screenFile(() => import('./checkout/checkout-return-screen.ts'))

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
] as const
