import { IconCopy } from '@tabler/icons-react'
import { formatMoney } from '@section/domain/billing/format-money.ts'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Tooltip } from '@section/ui/tooltip/Tooltip.tsx'
import { copyText } from '../../../lib/links/copy-text.ts'
import css from './resubscribe.module.css'

interface CopyableCodeProps {
  readonly code: string
  /** Cents. */
  readonly amountOff: number
  readonly currency: string
}

/** A code that takes something off the first payment. The checkout applies it by itself, and it can be copied. */
export function CopyableCode({ code, amountOff, currency }: CopyableCodeProps) {
  return (
    <div className={css.promotion}>
      <code className={css.code}>{code}</code>
      <Tooltip label="Copy code">
        <IconButton
          label="Copy code"
          icon={<Icon of={IconCopy} />}
          onClick={() => void copyText(code, COPY)}
        />
      </Tooltip>
      <p>{formatMoney(amountOff, currency)} off your first year. The checkout takes it off by itself.</p>
    </div>
  )
}

const COPY = {
  copied: 'The code is copied.',
  refused: 'Copying didn’t work. Select the code and copy it.',
}
