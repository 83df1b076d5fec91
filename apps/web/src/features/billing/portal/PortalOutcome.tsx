import { NEW_TAB } from '@section/ui/link/new-tab.ts'
import { FormError } from '@section/ui/form/FormError.tsx'
import { config } from '../../../lib/config.ts'
import css from './portal-outcome.module.css'
import type { BillingPortal } from './use-billing-portal.ts'

interface PortalOutcomeProps {
  readonly portal: Pick<BillingPortal, 'failed' | 'link' | 'follow'>
  /** True when another request to Stripe failed on the same part of the page. */
  readonly failed?: boolean
}

/** The outcome of opening the billing portal: the error, or a second link to it. docs/product/billing.md#billing-portal */
export function PortalOutcome({
  portal: { failed: portalFailed, link, follow },
  failed = false,
}: PortalOutcomeProps) {
  return (
    <div className={css.outcome}>
      {(failed || portalFailed) && (
        <FormError>
          Error: There was an issue connecting to the billing portal. Please email our Support Team at{' '}
          <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a> and we'll help resolve this.
        </FormError>
      )}
      <div role="status">
        {link && (
          <p className={css.again}>
            {link.blocked && 'Your browser blocked the new tab. '}
            <a href={link.href} {...NEW_TAB} onClick={follow}>
              Click here if the Stripe billing portal does not open.
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
