import { figureText } from '../figure-table/figure-text.ts'
import type { TopCourse } from '../organization-query.ts'
import css from './course-bars.module.css'

/** The courses with the most completions, as bars whose numbers stand beside them. */
export function CourseBars({ courses }: { readonly courses: readonly TopCourse[] }) {
  const most = Math.max(1, ...courses.map(({ completed }) => completed))
  return (
    <ol className={css.list}>
      {courses.map(({ courseId, title, completed }) => (
        <li key={courseId} className={css.row}>
          <span className={css.title} dir="auto">
            {title}
          </span>
          <span className={css.track} aria-hidden="true">
            <span className={css.bar} style={{ width: `${(completed / most) * 100}%` }} />
          </span>
          <span className={css.number}>
            {figureText(completed)} <span className={css.unit}>completed</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
