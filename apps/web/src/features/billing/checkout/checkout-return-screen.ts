import { createLazyRoute } from '@tanstack/react-router'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { CheckoutReturnPage } from './CheckoutReturnPage.tsx'

export const screen = createLazyRoute(memberRouteId('checkoutReturn'))({ component: CheckoutReturnPage })
