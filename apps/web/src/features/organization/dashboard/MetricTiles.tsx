import { IconAward, IconChecklist, IconPlayerPlay, IconUsers } from '@tabler/icons-react'
import { hoursWatchedText } from '@section/domain/organization/figure-texts.ts'
import { figureText } from '../figure-table/figure-text.ts'
import type { Stats } from '../organization-query.ts'
import { MetricTile } from '../metric-tile/MetricTile.tsx'
import { PercentRing } from '../metric-tile/PercentRing.tsx'
import css from '../metric-tile/metric-tile.module.css'

/** The four figures of a period; without numbers before they have been counted. docs/product/organization.md#figures */
export function MetricTiles({ stats }: { readonly stats: Stats | null }) {
  const counted = (text: string) => (stats ? text : null)
  return (
    <dl className={css.tiles}>
      <MetricTile
        icon={IconUsers}
        label="Active Users"
        value={stats?.usersEngaged}
        detail={
          stats &&
          `of ${figureText(stats.assignedSeats)} assigned ${stats.assignedSeats === 1 ? 'seat' : 'seats'}`
        }
      >
        {stats && <PercentRing percent={stats.usersEngagedPercent} label="of assigned seats" />}
      </MetricTile>
      <MetricTile
        icon={IconPlayerPlay}
        label="Videos Watched"
        value={stats?.lessonsStarted}
        detail={stats && hoursWatchedText(stats.hoursWatched)}
      />
      <MetricTile
        icon={IconChecklist}
        label="Courses Completed"
        value={stats?.coursesConsumed}
        detail={counted('Once for each employee')}
      />
      <MetricTile
        icon={IconAward}
        label="Badges Earned"
        value={stats?.badgesEarned}
        detail={stats && `${stats.badgesEarnedPercent}% of employees earned one`}
      />
    </dl>
  )
}
