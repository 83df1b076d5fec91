import { IconExternalLink } from '@tabler/icons-react'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { PortalOutcome } from '../portal/PortalOutcome.tsx'
import { useBillingPortal } from '../portal/use-billing-portal.ts'
import css from './billing-settings.module.css'

/** The way to the billing portal, in which the member changes the card and the billing address. */
export function UpdateBilling() {
  const portal = useBillingPortal(null)
  return (
    <Section
      title="Update billing details"
      description="Your card, your billing address and all invoices are in the Stripe billing portal, which opens in a new tab."
    >
      <Card>
        <div className={css.row}>
          <p className={css.note}>We never see the number of your card.</p>
          <Button icon={<Icon of={IconExternalLink} />} busy={portal.busy} onClick={portal.open}>
            Open billing portal
          </Button>
        </div>
        <PortalOutcome portal={portal} />
      </Card>
    </Section>
  )
}
