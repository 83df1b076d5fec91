import { useSuspenseQuery } from '@tanstack/react-query'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { cancelOfferQuery } from './cancel-offer-query.ts'
import { NothingOffered } from './NothingOffered.tsx'
import { SpecialOffer } from './SpecialOffer.tsx'

/** The discount that a member is offered before canceling, or the way to cancel. docs/product/billing.md#cancel-offer */
export function CancelOfferPage() {
  const { data: offer } = useSuspenseQuery(cancelOfferQuery)
  if (!offer) return <NotFoundScreen />
  return offer.offer ? <SpecialOffer offer={offer} /> : <NothingOffered configId={offer.cancelConfigId} />
}
