import { FIGURE_PERIODS, type FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { FIGURE_PERIOD_LABELS } from '@section/domain/organization/figure-texts.ts'
import { Segmented } from '@section/ui/segmented/Segmented.tsx'

interface PeriodSelectorProps {
  readonly period: FigurePeriod
  readonly onChange: (period: FigurePeriod) => void
}

const PERIODS = FIGURE_PERIODS.map((value) => ({ value, label: FIGURE_PERIOD_LABELS[value] }))

/** The period of the figures below. docs/product/organization.md#periods */
export function PeriodSelector({ period, onChange }: PeriodSelectorProps) {
  return <Segmented label="Time range" value={period} options={PERIODS} onChange={onChange} />
}
