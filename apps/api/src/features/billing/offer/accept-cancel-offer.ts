import type { UpdateSubscriptionResult } from '@section/contract/generated/schema-types.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'

/** Refuses a discount. */
export const offerRefusal = refusedResult<UpdateSubscriptionResult>({
  currentPeriodEnd: null,
  currentPrice: null,
  discountPrice: null,
})

/** Takes a discount off the viewer's next payment. */
export const acceptCancelOffer = (): UpdateSubscriptionResult => offerRefusal('OFFER_ENDED')
