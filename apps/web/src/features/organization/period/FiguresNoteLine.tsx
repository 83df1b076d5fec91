import { figuresNote } from '@section/domain/organization/figure-texts.ts'
import { localZone } from '../../../lib/now.ts'

interface FiguresNoteLineProps {
  /** Epoch ms. */
  readonly periodStart: number
  /** Epoch ms; null before the first count. */
  readonly asOf: number | null
  readonly className: string | undefined
}

/** Says which days are counted, which is announced when it changes, and when the figures were true. docs/product/organization.md#as-of */
export function FiguresNoteLine({ periodStart, asOf, className }: FiguresNoteLineProps) {
  const { days, time } = figuresNote(periodStart, asOf, localZone())
  return (
    <p className={className}>
      <span role="status">{days}</span>
      {time}
    </p>
  )
}
