import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfferedSubscriptionFragment } from '@section/contract/generated/operations/graphql.ts'
import { checkoutErrorText } from '@section/domain/billing/checkout-errors.ts'
import { showsTrialUpsell, trialOfferText } from '@section/domain/billing/selling/trial-upsell.ts'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { useFlag } from '../../../lib/flags.ts'
import type { LoadPart } from '../../../lib/loading/load-together.ts'
import { useServerNow } from '../../../lib/now.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { subscriptionCheckout } from '../subscription-checkout.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import { type SubscriptionOffer, subscriptionOfferQuery } from '../subscription-offer-query.ts'

/** Offers a membership to a trial that ends soon; nothing to everybody else. See docs/product/home.md#trial-banner. */
export function TrialUpsell() {
  const { viewer } = useSignedIn()
  const days = useFlag('trialUpsellDays')
  const now = useServerNow()
  // The screen has loaded the offer before it was shown. One that came later would move what is being read.
  const { data: offer } = useQuery({
    ...subscriptionOfferQuery,
    enabled: ({ state }) => viewer.accountType === 'TRIAL' && state.data !== undefined,
    refetchOnMount: false,
  })
  const [hasFailed, setHasFailed] = useState(false)
  if (!offer || hasFailed || !showsTrialUpsell(viewer, days, now)) return null
  const hide = (parameter: string) => {
    setHasFailed(true)
    showToast({ tone: 'error', message: checkoutErrorText(parameter) })
    // The button with the focus unmounts with the banner.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
  return <UpsellBanner offer={offer} onFailed={hide} />
}

/** Loads what the banner offers with the other parts of its screen, beside the member, of whom nothing is known yet. */
export const loadTrialUpsell = (load: LoadPart<OfferedSubscriptionFragment>) =>
  load(subscriptionOfferQuery, ({ getSubscriptionOffer }) => getSubscriptionOffer)

const BUTTON = 'Become a Member'

interface UpsellBannerProps {
  readonly offer: SubscriptionOffer
  readonly onFailed: (parameter: string) => void
}

function UpsellBanner({ offer, onFailed }: UpsellBannerProps) {
  const { busy, start } = useCheckout(subscriptionCheckout, onFailed)
  const begin = () => {
    track('CTA Clicked', { text: BUTTON, location: 'home' })
    start()
  }
  return (
    <Banner
      label="Membership"
      action={
        <Button busy={busy} onClick={begin}>
          {BUTTON}
        </Button>
      }
    >
      {trialOfferText(offer)}
    </Banner>
  )
}
