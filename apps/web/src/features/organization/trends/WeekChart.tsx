import { type PointerEvent, useState } from 'react'
import { figureText } from '../figure-table/figure-text.ts'
import { axisTop } from './chart-scale.ts'
import css from './week-chart.module.css'
import { shortWeekDate, weekDate } from './week-texts.ts'

interface WeekChartProps {
  /** The weeks of the period, oldest first, at least one. The last one still runs. */
  readonly points: readonly { readonly week: string; readonly value: number }[]
  /** The words after a number: of one, and of several. */
  readonly unit: readonly [one: string, several: string]
  /** The seats of a contract, drawn as a line. */
  readonly limit?: number | null
}

/** Above the line of the limit there is room for its words. */
const ABOVE_LIMIT = 1.2

/** A column for each week. The week under the pointer, or else the last, is told in words above. */
export function WeekChart({ points, unit, limit = null }: WeekChartProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const top = axisTop(Math.max((limit ?? 0) * ABOVE_LIMIT, ...points.map(({ value }) => value)))
  const told = points[pointed ?? points.length - 1]
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * points.length)
    setPointed(Math.max(0, Math.min(index, points.length - 1)))
  }
  const words = (value: number) => `${figureText(value)} ${value === 1 ? unit[0] : unit[1]}`
  return (
    <figure className={css.chart}>
      <figcaption className={css.told}>
        {told && (
          <>
            <strong>{words(told.value)}</strong> in the week of {weekDate(told.week)}
            {told === points.at(-1) && ' so far'}
          </>
        )}
      </figcaption>
      <div className={css.area} aria-hidden="true">
        <div className={css.axis}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{figureText(value)}</span>
          ))}
        </div>
        <div
          className={css.plot}
          data-dense={points.length > 30 || undefined}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {points.map(({ week, value }, index) => (
            <div key={week} className={css.slot} data-pointed={index === pointed || undefined}>
              <div className={css.column} style={{ height: `${(value / top) * 100}%` }} />
            </div>
          ))}
          {limit !== null && (
            <div className={css.limit} style={{ bottom: `${(limit / top) * 100}%` }}>
              <span>{figureText(limit)} in the contract</span>
            </div>
          )}
        </div>
        <div className={css.weeks}>
          {axisWeeks(points).map(({ week }) => (
            <span key={week}>{shortWeekDate(week)}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** Returns the first, the middle and the last of the weeks, as far as they are different ones. */
function axisWeeks<Point>(points: readonly Point[]): readonly Point[] {
  const places = new Set([0, (points.length - 1) / 2, points.length - 1])
  // Without a week in the middle, only the ends are named.
  return points.filter((_point, index) => places.has(index))
}
