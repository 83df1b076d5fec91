import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import type { ShownEmployeeCourse } from './employee-query.ts'
import css from './engagement.module.css'

/** The watched share of a session's required video time: a percentage with a bar, or why there is none. */
export function Engagement({ course: { title, engagement } }: { readonly course: ShownEmployeeCourse }) {
  if (engagement === null)
    return (
      <span className={css.none}>
        – <span className={css.reason}>No required videos</span>
      </span>
    )
  return (
    <div className={css.engagement}>
      <ProgressLine value={engagement / 100} label={`Engagement in ${title}`} showPercent />
    </div>
  )
}
