import { CANCELING, termsBeforePaying } from '@section/domain/billing/selling/payment-terms.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { localZone } from '../../../lib/now.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { subscriptionCheckout } from '../subscription-checkout.ts'
import { CheckoutError } from '../checkout/CheckoutError.tsx'
import { PaymentTerms } from '../checkout/PaymentTerms.tsx'
import { PlanPrice } from '../checkout/PlanPrice.tsx'
import { usePageCheckout } from '../checkout/use-page-checkout.ts'
import type { SubscriptionOffer } from '../subscription-offer-query.ts'
import { CopyableCode } from './CopyableCode.tsx'
import css from './resubscribe.module.css'

/** The plan on offer: its price, what is charged and when, the code, and the button that begins the checkout. */
export function SubscriptionOfferCard({ button, offer }: { button: string; offer: SubscriptionOffer }) {
  const { plan, firstAmount, promotionCode, amountOff } = offer
  const { currency } = plan
  const checkout = usePageCheckout(subscriptionCheckout)
  const begin = () => {
    track('CTA Clicked', { text: button, location: 'resubscribe' })
    checkout.start()
  }
  return (
    <Card className={css.offer}>
      <h2 className={css.plan}>{plan.name}</h2>
      <PlanPrice amount={firstAmount} currency={currency} regular={amountOff > 0 ? plan.amount : undefined} />
      {promotionCode && <CopyableCode code={promotionCode} {...{ amountOff, currency }} />}
      <PaymentTerms terms={termsBeforePaying(offer, localZone())} />
      <div>
        <CheckoutError parameter={checkout.error} />
        <Button variant="primary" size="large" fullWidth busy={checkout.busy} onClick={begin}>
          {button}
        </Button>
      </div>
      <p className={css.canceling}>{CANCELING}</p>
    </Card>
  )
}
