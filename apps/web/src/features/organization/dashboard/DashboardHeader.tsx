import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { PeriodSelector } from '../period/PeriodSelector.tsx'
import css from './dashboard.module.css'

interface DashboardHeaderProps {
  readonly period: FigurePeriod
  readonly onPeriod: (period: FigurePeriod) => void
}

/** The title of the dashboard, and the period of everything below. */
export function DashboardHeader({ period, onPeriod }: DashboardHeaderProps) {
  return (
    <div className={css.top}>
      <PageHeader title="Insights Hub" />
      <PeriodSelector period={period} onChange={onPeriod} />
    </div>
  )
}
