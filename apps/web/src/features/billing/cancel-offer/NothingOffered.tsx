import { pathTo } from '@section/domain/access/screen-path.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { PortalOutcome } from '../portal/PortalOutcome.tsx'
import { useBillingPortal } from '../portal/use-billing-portal.ts'
import css from './cancel-offer.module.css'
import { CancelNote } from './CancelNote.tsx'

/** The way to cancel for a member whom nothing is offered: one click away, with nothing in between. */
export function NothingOffered({ configId }: { configId: string | null }) {
  const portal = useBillingPortal(configId)
  return (
    <Page width="reading">
      <div className={css.top}>
        <h1 className={css.headline}>Cancel your membership</h1>
        <p className={css.subheadline}>
          You cancel in the Stripe billing portal, which opens in a new tab. Nothing changes before you
          confirm it there.
        </p>
      </div>
      <Card padding="large" className={css.card}>
        <div className={css.actions}>
          <Button variant="primary" size="large" busy={portal.busy} onClick={portal.open}>
            Continue to cancel
          </Button>
          <ButtonLink size="large" variant="quiet" to={pathTo('accountSettings')}>
            Keep my membership
          </ButtonLink>
        </div>
        <PortalOutcome portal={portal} />
      </Card>
      <CancelNote />
    </Page>
  )
}
