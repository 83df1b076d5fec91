import { IconReceipt } from '@tabler/icons-react'
import { emptyState } from '@section/art/empty-state.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { CANCELING, termsAfterPaying } from '@section/domain/billing/selling/payment-terms.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { localZone } from '../../../lib/now.ts'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import type { CheckoutConfirmation } from './confirm-checkout-query.ts'
import { PaymentTerms } from './PaymentTerms.tsx'
import css from './paid-checkout.module.css'

/** The welcome after a payment: what was paid, when and how much is paid next, and where to start. */
export function PaidCheckout({ checkout }: { checkout: CheckoutConfirmation }) {
  const { name, path, receiptUrl, renewsAt } = checkout
  const isPlan = renewsAt !== null
  const title = isPlan ? `Welcome to ${name}` : `${name} is yours`
  usePageTitle(title)
  return (
    <Page width="reading">
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState('all-done')} alt="" />}
        title={title}
        sentence={isPlan ? 'Everything in your plan is open now.' : 'Your place is ready.'}
        action={
          <ButtonLink variant="primary" size="large" to={path ?? pathTo('courses')}>
            {path === null ? 'Find a course' : `Go to ${name}`}
          </ButtonLink>
        }
      />
      <Card className={css.payment}>
        <PaymentTerms terms={termsAfterPaying(checkout, localZone())} />
        {isPlan && <p className={css.canceling}>{CANCELING}</p>}
        {receiptUrl && (
          <SafeAnchorButton address={receiptUrl} newTab icon={<Icon of={IconReceipt} />}>
            Receipt
          </SafeAnchorButton>
        )}
      </Card>
    </Page>
  )
}
