import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import css from './plan-invitation.module.css'

/** What is left of the invitation once it was dismissed, so that members without a plan still find the quiz. */
export function QuizLink({ ref }: { ref: Ref<HTMLAnchorElement> }) {
  return (
    <p className={css.quizLink}>
      <Link ref={ref} to={pathTo('learningPlan')}>
        Find your plan in four questions
      </Link>
    </p>
  )
}
