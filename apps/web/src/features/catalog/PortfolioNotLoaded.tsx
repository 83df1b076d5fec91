import { Page } from '@section/ui/page/Page.tsx'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { isOutage } from '../../lib/graphql/failures.ts'
import { GraphQLFailure } from '../../lib/graphql/graphql-client.ts'
import { useRetry } from '../../lib/routing/use-retry.ts'

/** The error screen of the portfolio for outages and refused requests; it rethrows other errors. */
export function PortfolioFailure({ error }: { error: unknown }) {
  if (!isOutage(error) && !(error instanceof GraphQLFailure)) throw error
  return <PortfolioNotLoaded />
}

/** Shown when the portfolio holds no sprints or cannot be loaded. Specification 2, section 8. */
export function PortfolioNotLoaded() {
  const { retry } = useRetry()
  return (
    <Page width="reading">
      <ErrorState
        headingLevel={1}
        title="Hmm... Your course portfolio didn't load correctly."
        sentence="Try again in a moment."
        onRetry={retry}
      />
    </Page>
  )
}
