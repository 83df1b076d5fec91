import { createLazyRoute, notFound } from '@tanstack/react-router'
import { readCouponParameter } from '@section/domain/billing/membership/coupon-parameter.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { CouponConfirmationPage } from './CouponConfirmationPage.tsx'

export const load = async ({ context: { queryClient }, location }: Loading<'couponConfirmation'>) => {
  const { member } = await queryClient.ensureQueryData(viewerQuery)
  const { c } = location.search as { c?: unknown }
  if (!member.manageBilling || !readCouponParameter(c)) throw notFound()
}

export const screen = createLazyRoute(memberRouteId('couponConfirmation'))({
  component: CouponConfirmationPage,
})
