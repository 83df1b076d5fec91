import { useSuspenseQuery } from '@tanstack/react-query'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { AlreadyCanceled } from './AlreadyCanceled.tsx'
import { cancelOfferQuery } from './cancel-offer-query.ts'
import { NothingOffered } from './NothingOffered.tsx'
import { SpecialOffer } from './SpecialOffer.tsx'

/** The discount that a member is offered before canceling, or the way to cancel. docs/product/billing.md#cancel-offer */
export function CancelOfferPage() {
  const { data } = useSuspenseQuery(cancelOfferQuery)
  if (!data) return <NotFoundScreen />
  const { offer, billing } = data
  if (billing.status === 'ENDING') return <AlreadyCanceled endsAt={billing.endsAt} />
  return offer.offer ? (
    <SpecialOffer offer={offer} currency={billing.currency} />
  ) : (
    <NothingOffered configId={offer.cancelConfigId} />
  )
}
