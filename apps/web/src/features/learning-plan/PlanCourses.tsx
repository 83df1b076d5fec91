import { IconPencil } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import css from './learning-plan.module.css'
import { PlanCourseList, type ReasonedCourse } from './PlanCourseList.tsx'
import { quizDraft } from './quiz/quiz-draft.ts'

interface PlanCoursesProps {
  courses: readonly ReasonedCourse[]
  /** The number of courses of the plan that the member's catalog does not hold any more. */
  gone: number
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

/** The courses of a plan with the button that edits them, and the way to the next plan where nothing is left to do. */
export function PlanCourses({ courses, gone, editButton, onEdit }: PlanCoursesProps) {
  const completed = courses.filter(({ isCompleted }) => isCompleted).length
  const isOver = completed === courses.length
  const all = counted(courses.length, 'course')
  return (
    <div className={css.body}>
      {courses.length > 0 && (
        <div className={css.bar}>
          <p className={css.counts}>{completed > 0 ? `${completed} of ${all} completed` : all}</p>
          <Button ref={editButton} size="small" icon={<Icon of={IconPencil} size={16} />} onClick={onEdit}>
            Edit plan
          </Button>
        </div>
      )}
      {isOver && (
        <div className={css.over}>
          <p>{overText(courses.length, gone)}</p>
          <ButtonLink variant="primary" to={pathTo('learningPlan')} onClick={quizDraft.remove}>
            Take the quiz again
          </ButtonLink>
        </div>
      )}
      {courses.length > 0 && <PlanCourseList courses={courses} />}
      {courses.length > 0 && gone > 0 && (
        <p className={css.gone}>
          {counted(gone, 'course')} of this plan {gone === 1 ? 'is' : 'are'} not offered any more.
        </p>
      )}
    </div>
  )
}

/** Says why nothing of a plan is left to do: its courses are completed, or gone, or both. */
function overText(courses: number, gone: number): string {
  if (courses === 0) return 'The courses of this plan are not offered any more. The quiz finds some that are.'
  const which = gone === 0 ? 'every course of this plan' : 'every course of this plan that is still offered'
  return `You’ve completed ${which}. The quiz finds what comes next.`
}
