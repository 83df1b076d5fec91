import type { ReactNode } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { PortalOutcome } from '../portal/PortalOutcome.tsx'
import { useBillingPortal } from '../portal/use-billing-portal.ts'
import css from './cancel-offer.module.css'

interface PortalChoiceProps {
  readonly title: string
  /** Says what the portal is for. */
  readonly sentence: ReactNode
  /** The configuration of the portal; null for the school's own one. */
  readonly configId: string | null
  /** The button that opens the portal. */
  readonly open: string
  /** The link back to the account settings. */
  readonly back: string
  readonly children?: ReactNode
}

/** Leads a member to the billing portal, or back to the account settings. docs/product/billing.md#cancel-offer */
export function PortalChoice({ title, sentence, configId, open, back, children }: PortalChoiceProps) {
  const portal = useBillingPortal(configId)
  return (
    <Page width="reading">
      <div className={css.top}>
        <h1 className={css.headline}>{title}</h1>
        <p className={css.subheadline}>{sentence}</p>
      </div>
      <Card padding="large" className={css.card}>
        <div className={css.actions}>
          <Button variant="primary" size="large" busy={portal.busy} onClick={portal.open}>
            {open}
          </Button>
          <ButtonLink size="large" variant="quiet" to={pathTo('accountSettings')}>
            {back}
          </ButtonLink>
        </div>
        <PortalOutcome portal={portal} />
      </Card>
      {children}
    </Page>
  )
}
