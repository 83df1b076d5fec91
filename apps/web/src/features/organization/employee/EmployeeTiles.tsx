import { IconAward, IconChecklist, IconPlayerPlay } from '@tabler/icons-react'
import { hoursWatchedText } from '@section/domain/organization/figure-texts.ts'
import { counted } from '@section/domain/time/durations.ts'
import { MetricTile } from '../metric-tile/MetricTile.tsx'
import { FiguresNoteLine } from '../period/FiguresNoteLine.tsx'
import type { ShownEmployee } from './employee-query.ts'
import css from './employee-tiles.module.css'

interface EmployeeTilesProps {
  readonly employee: ShownEmployee
  /** True while the figures of another period are loading. */
  readonly isOutdated: boolean
}

/** The figures of an employee in a period, and which days they count. docs/product/organization.md#figures */
export function EmployeeTiles({ employee, isOutdated }: EmployeeTilesProps) {
  const { videosWatched, hoursWatched, coursesCompleted, coursesStarted, badgesEarned } = employee
  const { periodStart, asOf } = employee
  // Nothing is known before the first count, not even that there is nothing.
  const known = <Value,>(value: Value) => (asOf === null ? undefined : value)
  return (
    <div className={css.figures} aria-busy={isOutdated}>
      <dl className={css.tiles}>
        <MetricTile
          icon={IconPlayerPlay}
          label="Videos Watched"
          value={known(videosWatched)}
          detail={known(hoursWatchedText(hoursWatched)) ?? null}
        />
        <MetricTile
          icon={IconChecklist}
          label="Courses Completed"
          value={known(coursesCompleted)}
          detail={known(`${counted(coursesStarted, 'course')} started`) ?? null}
        />
        <MetricTile icon={IconAward} label="Badges Earned" value={known(badgesEarned)} detail={null} />
      </dl>
      <FiguresNoteLine {...{ periodStart, asOf }} className={css.note} />
    </div>
  )
}
