import { useSuspenseQuery } from '@tanstack/react-query'
import { membershipState } from '@section/domain/access/membership-state.ts'
import { useServerNow } from '../../../lib/now.ts'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { useTrialEnd } from '../../../lib/viewer/use-trial-end.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { subscriptionOfferQuery } from '../subscription-offer-query.ts'
import { membershipTexts } from './membership-texts.ts'
import { NothingToBuy } from './NothingToBuy.tsx'
import { OfferPage } from './OfferPage.tsx'
import { scholarshipQuery } from './scholarship-query.ts'

/**
 * The state of the member's membership, and what becoming a member costs; without anything to buy, where to go instead. See
 * docs/product/membership.md#membership-page.
 */
export function ResubscribePage() {
  const { viewer } = useSignedIn()
  const now = useServerNow()
  const { data: scholarship } = useSuspenseQuery(scholarshipQuery)
  const { data: offer } = useSuspenseQuery(subscriptionOfferQuery)
  const state = membershipState(viewer, { scholarship: Boolean(scholarship) }, now)
  const trialEnd = useTrialEnd()
  const { title, sentence, button } = membershipTexts(state, {
    trialEnd,
    scholarship: scholarship ?? '',
  })
  usePageTitle(title)
  if (offer && button) return <OfferPage {...{ title, sentence, button, offer }} />
  return <NothingToBuy {...{ state, title, sentence }} />
}
