import { config } from '../../../lib/config.ts'
import css from './cancel-offer.module.css'

/** A note that says what canceling means, and until when the support undoes a renewal. docs/product/account-settings.md#cancel-your-membership */
export function CancelNote() {
  return (
    <p className={css.cancelNote}>
      When you cancel, your membership goes on until the end of the period that you have paid for. If you
      meant to cancel before a renewal, <a href={`mailto:${config.supportEmail}`}>Customer Support</a> can
      cancel it retroactively within 30 days of that payment.
    </p>
  )
}
