import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { Tooltip } from '@section/ui/tooltip/Tooltip.tsx'
import { LinkWithIcon } from '../../lib/links/LinkWithIcon.tsx'
import type { LearningPlan } from './learning-plan-query.ts'
import css from './learning-plan.module.css'
import { PLAN_ANCHOR } from './plan-anchor.ts'
import type { PlannedCourse } from './planned-course.ts'
import { PlanCertificate } from './PlanCertificate.tsx'
import { PlanCourses } from './PlanCourses.tsx'
import { PlanEditor } from './PlanEditor.tsx'
import { quizDraft } from './quiz/quiz-draft.ts'

interface PlanCardProps {
  plan: LearningPlan
  courses: ReadonlyMap<string, PlannedCourse>
}

/** A learning plan: what it is, the certificate that it leads to, and its courses, which can be edited. */
export function PlanCard({ plan, courses }: PlanCardProps) {
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const reasons = new Map(plan.reasons.map(({ courseId, reason }) => [courseId, reason]))
  const shown = plan.courseIds.flatMap((courseId) => {
    const course = courses.get(courseId)
    return course ? { ...course, reason: reasons.get(courseId) ?? '' } : []
  })
  const close = () => {
    flushSync(() => setIsEditing(false))
    // A focus that has moved elsewhere while the plan was being saved stays there.
    if (document.activeElement === document.body) editButton.current?.focus()
  }
  return (
    <section id={PLAN_ANCHOR} className={css.card} aria-labelledby={titleId}>
      <div className={css.top}>
        <div className={css.about}>
          <p className={css.eyebrow}>Learning plan</p>
          <PlanTitle id={titleId}>{plan.plan.name}</PlanTitle>
          <div className={css.source}>
            <p>Recommended based on your survey results</p>
            <Tooltip label="Retake Quiz">
              <LinkWithIcon
                label="Retake Quiz"
                icon={<Icon of={IconRefresh} size={20} />}
                to={pathTo('learningPlan')}
                onClick={quizDraft.remove}
              />
            </Tooltip>
          </div>
          <div className={css.pills}>
            <StatusPill>{plan.plan.topic}</StatusPill>
            <StatusPill>{plan.plan.level}</StatusPill>
          </div>
        </div>
        {plan.certificate && <PlanCertificate certificate={plan.certificate} />}
      </div>
      {isEditing ? (
        <PlanEditor plan={plan} courses={shown} onClose={close} />
      ) : (
        <PlanCourses
          courses={shown}
          gone={plan.courseIds.length - shown.length}
          editButton={editButton}
          onEdit={() => setIsEditing(true)}
        />
      )}
    </section>
  )
}

/** The name of the plan, which gets the focus when the quiz has led here. */
function PlanTitle({ id, children }: { id: string; children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash === `#${PLAN_ANCHOR}`) title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 id={id} ref={title} tabIndex={-1} className={css.title}>
      {children}
    </h2>
  )
}
