import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../../lib/now.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { PortalOutcome } from '../portal/PortalOutcome.tsx'
import { useBillingPortal } from '../portal/use-billing-portal.ts'
import css from './cancel-offer.module.css'

/** A membership that is canceled already: when it ends, and the way to keep it. `endsAt` is in epoch ms. */
export function AlreadyCanceled({ endsAt }: { endsAt: number | null }) {
  const portal = useBillingPortal(null)
  return (
    <Page width="reading">
      <div className={css.top}>
        <h1 className={css.headline}>Your membership is canceled</h1>
        <p className={css.subheadline}>
          You keep everything{endsAt !== null && ` until ${formatDate(endsAt, localZone())}`}, and are not
          charged again. Until it ends you can keep it, in the Stripe billing portal.
        </p>
      </div>
      <Card padding="large" className={css.card}>
        <div className={css.actions}>
          <Button variant="primary" size="large" busy={portal.busy} onClick={portal.open}>
            Keep my membership
          </Button>
          <ButtonLink size="large" variant="quiet" to={pathTo('accountSettings')}>
            Go to account settings
          </ButtonLink>
        </div>
        <PortalOutcome portal={portal} />
      </Card>
    </Page>
  )
}
