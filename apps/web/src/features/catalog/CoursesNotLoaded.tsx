import { Page } from '@section/ui/page/Page.tsx'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { isOutage } from '../../lib/graphql/failures.ts'
import { GraphQLFailure } from '../../lib/graphql/graphql-client.ts'
import { useRetry } from '../../lib/routing/use-retry.ts'

/** The error screen of the courses for outages and refused requests; it rethrows other errors. */
export function CoursesFailure({ error }: { error: unknown }) {
  rethrowBugs(error)
  return <CoursesNotLoaded />
}

/** The error screen of the portfolio, likewise. */
export function PortfolioFailure({ error }: { error: unknown }) {
  rethrowBugs(error)
  return <PortfolioNotLoaded />
}

/** Shown when the courses cannot be loaded, or when none of the purchases of a member is found. Specification 2, section 8. */
export function CoursesNotLoaded() {
  return <NotLoaded title="Hmm..." sentence="The courses for your account didn’t load correctly." />
}

/** Shown when the portfolio holds no sprints or cannot be loaded. Specification 2, section 8. */
export function PortfolioNotLoaded() {
  return (
    <NotLoaded
      title="Hmm... Your course portfolio didn't load correctly."
      sentence="Try again in a moment."
    />
  )
}

function NotLoaded({ title, sentence }: { title: string; sentence: string }) {
  const { retry } = useRetry()
  return (
    <Page width="reading">
      <ErrorState headingLevel={1} title={title} sentence={sentence} onRetry={retry} />
    </Page>
  )
}

function rethrowBugs(error: unknown): void {
  if (!isOutage(error) && !(error instanceof GraphQLFailure)) throw error
}
