import { IconCopy } from '@tabler/icons-react'
import { formatMoney } from '@section/domain/billing/format-money.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { copyText } from '../../../lib/links/copy-text.ts'
import css from './resubscribe.module.css'

interface PromotionCodeProps {
  readonly code: string
  /** Cents. */
  readonly amountOff: number
  readonly currency: string
}

/** A code that takes something off the first payment. The checkout applies it by itself, and it can be copied. */
export function PromotionCode({ code, amountOff, currency }: PromotionCodeProps) {
  return (
    <div className={css.promotion}>
      <code className={css.code}>{code}</code>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={IconCopy} size={16} />}
        aria-label={`Copy code ${code}`}
        onClick={() => void copyText(code, COPY)}
      >
        Copy code
      </Button>
      <p>{formatMoney(amountOff, currency)} off your first year, taken off at the checkout by itself.</p>
    </div>
  )
}

const COPY = {
  copied: 'The code is copied.',
  refused: 'Copying didn’t work. Select the code and copy it.',
}
