import { Page } from '@section/ui/page/Page.tsx'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { isOutage } from '../../lib/graphql/failures.ts'
import { FailureDrawing } from '../../lib/error-screens/FailureDrawing.tsx'
import { GraphQLFailure } from '../../lib/graphql/graphql-client.ts'
import { useRetry } from '../../lib/routing/use-retry.ts'

/** The error screen of the courses for outages and refused requests; it rethrows all other errors. */
export function CoursesFailure({ error }: { error: unknown }) {
  rethrowBugs(error)
  return <CoursesNotLoaded />
}

/** The error screen of the portfolio for outages and refused requests; it rethrows all other errors. */
export function PortfolioFailure({ error }: { error: unknown }) {
  rethrowBugs(error)
  return <PortfolioNotLoaded />
}

/** The screen for courses that cannot be loaded, and for a buyer of single courses of whose purchases none is found. */
export function CoursesNotLoaded() {
  return <NotLoaded title="Hmm..." sentence="The courses for your account didn’t load correctly." />
}

/** The screen for a portfolio that holds no sprints or cannot be loaded. */
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
      <ErrorState
        headingLevel={1}
        drawing={<FailureDrawing />}
        title={title}
        sentence={sentence}
        onRetry={retry}
      />
    </Page>
  )
}

function rethrowBugs(error: unknown): void {
  if (!isOutage(error) && !(error instanceof GraphQLFailure)) throw error
}
