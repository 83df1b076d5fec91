import { IconExternalLink } from '@tabler/icons-react'
import { formatMoney } from '@section/domain/billing/format-money.ts'
import { paymentTitle } from '@section/domain/billing/membership/payment-title.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { localZone } from '../../../lib/now.ts'
import type { AccountBilling } from './account-billing-query.ts'
import css from './billing-settings.module.css'

type Receipt = AccountBilling['listReceipts'][number]

/** The member's payments, newest first, each with its receipt at Stripe. docs/product/account-settings.md#receipts */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <Section id="receipts" title="Receipts">
      <Card>
        {receipts.length === 0 ? (
          <p className={css.note}>You have not paid anything yet. Every payment will be listed here.</p>
        ) : (
          <ul className={css.receipts}>
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.paymentId} receipt={receipt} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { description, amount, amountRefunded, currency, paidAt, receiptUrl } = receipt
  const date = formatDate(paidAt, localZone())
  return (
    <li className={css.receipt}>
      <div>
        <p className={css.description}>{paymentTitle(description)}</p>
        <p className={css.note}>{date}</p>
      </div>
      <div className={css.amount}>
        <p>{formatMoney(amount, currency)}</p>
        {amountRefunded > 0 && (
          <p className={css.note}>
            {amountRefunded === amount ? 'Refunded' : `${formatMoney(amountRefunded, currency)} refunded`}
          </p>
        )}
      </div>
      {receiptUrl !== null && (
        <SafeAnchorButton
          size="small"
          variant="quiet"
          icon={<Icon of={IconExternalLink} size={16} />}
          address={receiptUrl}
          newTab
          aria-label={`Receipt of ${date}, ${formatMoney(amount, currency)}`}
        >
          Receipt
        </SafeAnchorButton>
      )}
    </li>
  )
}
