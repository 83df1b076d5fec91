import { formatMoney } from '@section/domain/billing/format-money.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { useOneAtATime } from '../../../lib/graphql/use-one-at-a-time.ts'
import { PortalOutcome } from '../portal/PortalOutcome.tsx'
import { useBillingPortal } from '../portal/use-billing-portal.ts'
import { useAcceptOffer } from './accept-offer.ts'
import css from './cancel-offer.module.css'
import type { CancelOffer } from './cancel-offer-query.ts'
import { CancelNote } from './CancelNote.tsx'

/** The offered price beside the regular one, with the buttons that accept and reject it. */
export function SpecialOffer({ offer, currency }: { offer: CancelOffer; currency: string }) {
  const portal = useBillingPortal(offer.cancelConfigId)
  const acceptance = useAcceptOffer()
  const { busy, send } = useOneAtATime(acceptance)
  const accept = () => {
    if (offer.couponCode === null || portal.busy) return
    send(offer.couponCode)
  }
  const [regular, yours] = [offer.normalPrice, offer.newPrice].map((cents) =>
    formatMoney(cents ?? 0, currency),
  )
  return (
    <Page width="reading">
      <div className={css.top}>
        <StatusPill tone="accent">SPECIAL OFFER</StatusPill>
        <h1 className={css.headline}>{offer.headline}</h1>
        <p className={css.subheadline}>{offer.subheadline}</p>
      </div>
      <Card padding="large" className={css.card}>
        <dl className={css.prices}>
          <div>
            <dt>Regular price</dt>
            <dd className={css.regular}>
              <s>{regular}</s>
            </dd>
          </div>
          <div>
            <dt>Your price</dt>
            <dd className={css.yours}>{yours}</dd>
          </div>
        </dl>
        <p className={css.note}>
          Your next payment costs {yours} instead of {regular}. The years after that cost the regular price.
        </p>
        <div className={css.actions}>
          <Button variant="primary" size="large" busy={busy} onClick={accept}>
            {offer.acceptCta}
          </Button>
          <Button size="large" variant="quiet" busy={portal.busy} onClick={() => !busy && portal.open()}>
            {offer.rejectCta}
          </Button>
        </div>
        <PortalOutcome portal={portal} failed={acceptance.isError} />
      </Card>
      <CancelNote />
    </Page>
  )
}
