import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from './next-steps.module.css'

const STEPS = 2

const NextStepsDocument = graphql(`
  query NextSteps {
    getNextStepsStatus {
      name
      isCompleted
      remedyRoute
    }
  }
`)

/** The first steps of a free member; other members have none. */
const nextStepsQuery = queryOptions({
  queryKey: ['next-steps'],
  // The answer is never cached, because enrolling and watching complete steps.
  staleTime: 0,
  queryFn: async () => (await execute(NextStepsDocument)).getNextStepsStatus,
})

/**
 * Greets a free member and lists their first two steps. A step that is not done links to a course with which it can be
 * done (docs/product/catalog.md#first-steps-of-free-members).
 */
export function NextSteps() {
  const { member } = useSignedIn()
  const { data: steps, isPending } = useQuery(nextStepsQuery)
  if (!isPending && (!steps || steps.length === 0)) return null
  return (
    <Card padding="none" className={css.panel}>
      <h2 className={css.greeting}>Welcome, {isolate(member.firstName || (member.displayName ?? ''))}!</h2>
      {steps ? (
        <ol className={css.steps}>
          {steps.map(({ name, isCompleted, remedyRoute }) => (
            <li key={name} className={css.step}>
              {isCompleted ? (
                <>
                  <Icon of={IconCircleCheckFilled} size={22} className={css.done} />
                  <span>
                    {name} <VisuallyHidden>(done)</VisuallyHidden>
                  </span>
                </>
              ) : (
                <>
                  <Icon of={IconCircle} size={22} stroke={1.5} />
                  <Link to={remedyRoute} className={css.link}>
                    {name}
                  </Link>
                </>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <LoadingRegion label="Loading your next steps">
          <div className={css.steps}>
            {Array.from({ length: STEPS }, (_, step) => (
              <div key={step} className={css.step}>
                <Skeleton width={260} height={24} />
              </div>
            ))}
          </div>
        </LoadingRegion>
      )}
    </Card>
  )
}
