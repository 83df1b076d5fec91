import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isolate } from '@section/domain/text/isolate.ts'
import { counted } from '@section/domain/time/durations.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { useOneAtATime } from '../../lib/graphql/use-one-at-a-time.ts'
import type { LearningPlan } from './learning-plan-query.ts'
import css from './learning-plan.module.css'
import { PlanCourseList, type ReasonedCourse } from './PlanCourseList.tsx'
import { useSubmitLearningPlan } from './submit-learning-plan.ts'

interface PlanEditorProps {
  plan: LearningPlan
  courses: readonly ReasonedCourse[]
  onClose: () => void
}

/**
 * The courses of a plan, from which all but one can be removed. Nothing changes before 'Submit', and 'Cancel' forgets what
 * was removed. docs/product/learning-plan.md#card
 */
export function PlanEditor({ plan, courses, onClose }: PlanEditorProps) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [announced, setAnnounced] = useState('')
  const hint = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const { busy, send } = useOneAtATime(useSubmitLearningPlan())
  useEffect(() => hint.current?.focus(), [])
  const isKept = (courseId: string) => !removed.includes(courseId)
  const kept = courses.filter(({ courseId }) => isKept(courseId))

  const remove = ({ courseId, title }: ReasonedCourse, index: number) => {
    const left = counted(kept.length - 1, 'course')
    flushSync(() => {
      setRemoved([...removed, courseId])
      setAnnounced(`${isolate(title)} removed. ${left} left.`)
    })
    const controls = list.current?.querySelectorAll('button') ?? []
    const next = controls[Math.min(index, controls.length - 1)] ?? submitButton.current
    next?.focus()
  }
  // Courses that the catalog does not show stay, because the member has not removed them.
  const submit = () => send(plan.courseIds.filter(isKept), { onSuccess: onClose })
  return (
    <div className={css.body} role="group" aria-label="Edit plan">
      <div className={css.bar} data-sticky>
        <div>
          <p ref={hint} tabIndex={-1} className={css.counts}>
            {kept.length > 1 ? 'Remove the courses you don’t want.' : 'A plan keeps at least one course.'}
          </p>
          <div role="status">
            <VisuallyHidden>{announced}</VisuallyHidden>
          </div>
        </div>
        <div className={css.buttons}>
          <Button size="small" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button ref={submitButton} size="small" variant="primary" busy={busy} onClick={submit}>
            Submit
          </Button>
        </div>
      </div>
      <PlanCourseList
        ref={list}
        courses={kept}
        onRemove={kept.length > 1 ? remove : undefined}
        disabled={busy}
      />
    </div>
  )
}
