import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import type { OrganizationFigures } from '../organization-query.ts'
import { OverviewCard } from '../overview/OverviewCard.tsx'
import { FiguresNoteLine } from '../period/FiguresNoteLine.tsx'
import { brandAccent } from './brand-accent.ts'
import css from './dashboard.module.css'
import { TrendsSkeleton } from './DashboardSkeleton.tsx'
import { MetricTiles } from './MetricTiles.tsx'

const Trends = lazyPart(() => import('../trends/Trends.tsx'), 'Trends', { waiting: <TrendsSkeleton /> })

interface FiguresPartProps {
  readonly figures: OrganizationFigures
  /** True while the figures of another period are awaited. */
  readonly isOutdated: boolean
}

/** The employer, its figures in the period, and how they came about. */
export function FiguresPart({ figures, isOutdated }: FiguresPartProps) {
  const { overview, stats, periodStart, asOf, weeks, topCourses } = figures
  if (!overview || !stats) return null
  return (
    <div {...brandAccent(overview.accentColor)} className={css.figures} aria-busy={isOutdated}>
      <OverviewCard overview={overview} />
      <div className={css.numbers}>
        <MetricTiles stats={asOf === null ? null : stats} />
        <Trends
          isCounted={asOf !== null}
          weeks={weeks}
          topCourses={topCourses}
          totalSeats={overview.totalSeats}
        />
      </div>
      <FiguresNoteLine
        periodStart={periodStart ?? 0}
        asOf={periodStart === null ? null : asOf}
        className={css.note}
      />
    </div>
  )
}
