import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import { nextStepsQuery } from './next-steps-query.ts'
import css from './next-steps.module.css'

/** Greets a limited member and lists their first two steps; an open step links to its screen. Specification 2, section 2.1. */
export function NextSteps() {
  const { member } = useSignedIn()
  const { data: steps } = useSuspenseQuery(nextStepsQuery)
  if (steps.length === 0) return null
  return (
    <Card className={css.panel ?? ''}>
      <h2 className={css.greeting}>Welcome, {member.firstName || member.displayName}!</h2>
      <ol className={css.steps}>
        {steps.map(({ name, isCompleted, remedyRoute }) => (
          <li key={name} className={css.step}>
            {isCompleted ? (
              <>
                <IconCircleCheckFilled size={22} className={css.done} aria-hidden />
                <span>
                  {name} <VisuallyHidden>(done)</VisuallyHidden>
                </span>
              </>
            ) : (
              <>
                <IconCircle size={22} stroke={1.5} aria-hidden />
                <Link to={remedyRoute} className={css.link}>
                  {name}
                </Link>
              </>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
