import { createLazyRoute, notFound } from '@tanstack/react-router'
import { flagsWithinGrace } from '../../../lib/flags.ts'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { cancelOfferQuery } from './cancel-offer-query.ts'
import { CancelOfferPage } from './CancelOfferPage.tsx'
import { CancelOfferSkeleton } from './CancelOfferSkeleton.tsx'

export const load = async ({ context: { queryClient } }: Loading<'cancelOffer'>) => {
  const [{ member }, { cancelCopy }] = await Promise.all([
    queryClient.ensureQueryData(viewerQuery),
    flagsWithinGrace(queryClient),
  ])
  if (!member.manageBilling || !cancelCopy) throw notFound()
  // An offer that was accepted meanwhile is not shown again, so what is stale is not taken from the cache.
  await orNotFound(queryClient.fetchQuery(cancelOfferQuery))
}

export const screen = createLazyRoute(memberRouteId('cancelOffer'))({
  component: CancelOfferPage,
  pendingComponent: CancelOfferSkeleton,
})
