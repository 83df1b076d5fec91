import type { PaymentTerm } from '@section/domain/billing/selling/payment-terms.ts'
import css from './payment-terms.module.css'

interface PaymentTermsProps {
  readonly terms: readonly PaymentTerm[]
  /** `columns` stand beside each other where there is room. */
  readonly layout?: 'rows' | 'columns'
}

/** Lists what is charged and when, and how that ends. docs/product/membership.md#before-paying */
export function PaymentTerms({ terms, layout = 'rows' }: PaymentTermsProps) {
  return (
    <dl className={css.terms} data-layout={layout}>
      {terms.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
