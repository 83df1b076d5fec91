import { IconChartBar, IconTable } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Segmented } from '@section/ui/segmented/Segmented.tsx'
import type { TopCourse, Week } from '../organization-query.ts'
import { ChartTable } from './ChartTable.tsx'
import { CourseBars } from './CourseBars.tsx'
import css from './trends.module.css'
import { WeekChart } from './WeekChart.tsx'
import { weekDate } from './week-texts.ts'

interface TrendsProps {
  /** False before the figures of a new school have been counted once. */
  readonly isCounted: boolean
  readonly weeks: readonly Week[]
  readonly topCourses: readonly TopCourse[]
  /** The seats of the contract; null without a limit. */
  readonly totalSeats: number | null
}

const VIEWS = [
  { value: 'learners', label: 'Learners' },
  { value: 'courses', label: 'Courses' },
  { value: 'seats', label: 'Seats' },
] as const
type View = (typeof VIEWS)[number]['value']

/** How the figures of a period came about, as a drawing or as a table. docs/product/organization.md#trends */
export function Trends({ isCounted, weeks, topCourses, totalSeats }: TrendsProps) {
  const [view, setView] = useState<View>('learners')
  const [asTable, setAsTable] = useState(false)
  const trend = {
    learners: () => learners(weeks),
    courses: () => courses(topCourses),
    seats: () => seats(weeks, totalSeats),
  }[view]()
  const nothing = isCounted ? trend.empty : 'Not counted yet.'
  return (
    <section className={css.card} aria-labelledby="trends">
      <div className={css.top}>
        <h2 id="trends" className={css.heading}>
          Trends
        </h2>
        <Segmented label="Trend" value={view} options={VIEWS} onChange={setView} />
      </div>
      <div className={css.caption}>
        <div>
          <h3 className={css.title}>{trend.title}</h3>
          {trend.note && <p className={css.note}>{trend.note}</p>}
        </div>
        {nothing === null && (
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={asTable ? IconChartBar : IconTable} size={16} />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )}
      </div>
      {nothing !== null ? (
        <p className={css.empty}>{nothing}</p>
      ) : asTable ? (
        <ChartTable title={trend.title} columns={trend.columns} rows={trend.rows} />
      ) : (
        trend.chart
      )}
    </section>
  )
}

/** What a view of the trends shows. */
interface Trend {
  readonly title: string
  readonly note: string | null
  /** Stands instead of a chart that would have nothing to show. */
  readonly empty: string | null
  readonly chart: ReactNode
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [name: string, ...numbers: number[]])[]
}

function learners(weeks: readonly Week[]): Trend {
  const points = weeks.map(({ week, activeLearners }) => ({ week, value: activeLearners }))
  return {
    title: 'Active learners by week',
    note: 'With those who have left since.',
    empty: points.every(({ value }) => value === 0) ? 'Nobody has learned in this period yet.' : null,
    chart: <WeekChart key="learners" points={points} unit={['active learner', 'active learners']} />,
    columns: ['Week of', 'Active learners'],
    rows: points.map(({ week, value }) => [weekDate(week), value]),
  }
}

function courses(topCourses: readonly TopCourse[]): Trend {
  return {
    title: 'Courses by completion',
    note: null,
    empty: topCourses.length === 0 ? 'No course has been completed in this period yet.' : null,
    chart: <CourseBars courses={topCourses} />,
    columns: ['Course', 'Enrolled', 'Completed'],
    rows: topCourses.map(({ title, enrolled, completed }) => [title, enrolled, completed]),
  }
}

function seats(weeks: readonly Week[], totalSeats: number | null): Trend {
  const points = weeks.map(({ week, seats: value }) => ({ week, value }))
  return {
    title: 'Seats over time',
    note: 'In use at the end of each week.',
    empty: points.every(({ value }) => value === 0) ? 'No seat has been used in this period yet.' : null,
    chart: <WeekChart key="seats" points={points} unit={['seat used', 'seats used']} limit={totalSeats} />,
    columns: ['Week of', 'Seats used'],
    rows: points.map(({ week, value }) => [weekDate(week), value]),
  }
}
