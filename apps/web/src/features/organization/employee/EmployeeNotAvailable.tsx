import { type ReactNode, useEffect, useState } from 'react'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { isRefusal } from '../../../lib/graphql/failures.ts'
import { GraphQLFailure } from '../../../lib/graphql/graphql-client.ts'
import { DashboardNotAvailable } from '../DashboardNotAvailable.tsx'

interface EmployeeNotAvailableProps {
  readonly query: RetriedQuery
  readonly goBack: ReactNode
}

interface RetriedQuery {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

/** Stands instead of an employee who did not load, who does not exist, or whom the viewer may not see. */
export function EmployeeNotAvailable({ query, goBack }: EmployeeNotAvailableProps) {
  // The query forgets its error while it tries again.
  const [error] = useState(query.error)
  const code = error instanceof GraphQLFailure ? (error.code ?? 'UNKNOWN') : (error?.name ?? 'NOT_FOUND')
  return (
    <DashboardNotAvailable
      code={code}
      message={error?.message ?? 'There is no such employee.'}
      action={
        <>
          {error && !isRefusal(error) && <Retry query={query} />}
          {goBack}
        </>
      }
    />
  )
}

/** Loads again. The page that then replaces the button takes over its focus. */
function Retry({ query: { isFetching, refetch } }: { readonly query: RetriedQuery }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <Button busy={isFetching} onClick={() => void refetch()}>
      Retry
    </Button>
  )
}
