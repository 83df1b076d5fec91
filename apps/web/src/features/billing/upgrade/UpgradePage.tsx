import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { CHECKOUT_CANCELED } from '@section/domain/billing/checkout-errors.ts'
import { CANCELING } from '@section/domain/billing/selling/payment-terms.ts'
import { emptyState } from '@section/art/empty-state.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { config } from '../../../lib/config.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { CheckoutError } from '../checkout/CheckoutError.tsx'
import { PaymentTerms } from '../checkout/PaymentTerms.tsx'
import { productCheckout } from '../checkout/product-checkout.ts'
import { usePageCheckout } from '../checkout/use-page-checkout.ts'
import { PricingCard } from './PricingCard.tsx'
import { type PlanOnSale, plansQuery } from './plans-query.ts'
import { TeamsPromo } from './TeamsPromo.tsx'
import css from './upgrade.module.css'

/** The plans on sale, for members of the free plan. See docs/product/membership.md#pricing-page. */
export function UpgradePage() {
  const { data: plans } = useSuspenseQuery(plansQuery)
  return (
    <Page>
      <PageHeader
        title="Membership Pricing"
        lead="A year of live classes and on-demand courses, without a monthly limit."
      />
      {plans.length > 0 ? <Plans plans={plans} /> : <NoPlans />}
      <TeamsPromo />
    </Page>
  )
}

const TERMS = [
  {
    when: 'Today',
    what: 'You pay for one year on the page of our payment provider. Until you confirm there, nothing is charged.',
  },
  { when: 'Every year', what: 'Your plan renews by itself at the same price, until you cancel.' },
  { when: 'Canceling', what: CANCELING },
]

const CANCEL_PATH = `${pathTo('upgrade')}?ec=${CHECKOUT_CANCELED}`

function Plans({ plans }: { plans: readonly PlanOnSale[] }) {
  const { member } = useSignedIn()
  const [chosen, setChosen] = useState<string>()
  const checkout = usePageCheckout(productCheckout(member, CANCEL_PATH))
  const upgrade = ({ productId, name }: PlanOnSale) => {
    if (checkout.busy) return
    track('CTA Clicked', { text: `Upgrade to ${name}`, location: 'upgrade' })
    setChosen(productId)
    checkout.start(productId)
  }
  const allFeatures = [...new Set(plans.flatMap(({ features }) => features))]
  // The plans come cheapest first, and the last one holds most.
  const recommended = plans.length > 1 ? plans.at(-1) : undefined
  return (
    <>
      <CheckoutError parameter={checkout.error} />
      <ul className={css.plans}>
        {plans.map((plan) => (
          <PricingCard
            key={plan.planId}
            plan={plan}
            allFeatures={allFeatures}
            isRecommended={plan === recommended}
            busy={checkout.busy && plan.productId === chosen}
            onUpgrade={() => upgrade(plan)}
          />
        ))}
      </ul>
      <p className={css.note}>Mini-MBAs are purchased separately.</p>
      <div className={css.terms}>
        <PaymentTerms terms={TERMS} layout="columns" />
      </div>
    </>
  )
}

function NoPlans() {
  return (
    <Card padding="none">
      <ScreenState
        drawing={<Drawing svg={emptyState('mailbox')} alt="" />}
        title="No plan is on sale right now"
        sentence="Customer Support can tell you when there is one, and how to become a member until then."
        action={
          <AnchorButton variant="primary" href={config.contactUrl}>
            Customer Support
          </AnchorButton>
        }
      />
    </Card>
  )
}
