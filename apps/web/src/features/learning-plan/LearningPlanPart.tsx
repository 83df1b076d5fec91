import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { LoadedPart } from '../../lib/graphql/LoadedPart.tsx'
import { learningPlanQuery } from './learning-plan-query.ts'
import css from './learning-plan.module.css'
import type { PlannedCourse } from './planned-course.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanInvitation } from './invitation/PlanInvitation.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { QuizLink } from './invitation/QuizLink.tsx'
import { usePlanInvitation } from './invitation/use-plan-invitation.ts'

/**
 * The member's learning plan on the courses dashboard, or the way to the quiz. `courses` are those of the member's
 * catalog by id. docs/product/learning-plan.md#card
 */
export function LearningPlanPart({ courses }: { courses: ReadonlyMap<string, PlannedCourse> }) {
  const query = useQuery(learningPlanQuery)
  const invitation = usePlanInvitation()
  const quizLink = useRef<HTMLAnchorElement>(null)
  const dismiss = () => {
    flushSync(invitation.dismiss)
    quizLink.current?.focus()
  }
  if (query.data === null && invitation.isDismissed) return <QuizLink ref={quizLink} />
  return (
    <div className={css.place}>
      <LoadedPart
        query={query}
        loading="Loading your learning plan"
        problem="Your learning plan didn’t load."
        skeleton={<PlanSkeleton />}
      >
        {(plan) =>
          plan ? <PlanCard plan={plan} courses={courses} /> : <PlanInvitation onDismiss={dismiss} />
        }
      </LoadedPart>
    </div>
  )
}
