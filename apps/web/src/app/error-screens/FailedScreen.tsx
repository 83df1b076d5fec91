import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { isOutage } from '../../lib/graphql/failures.ts'
import { GraphQLFailure, SignInEnded } from '../../lib/graphql/graphql-client.ts'
import { FileMissing, reloadOnce } from '../../lib/loading/load-file.ts'
import { useRetry } from '../../lib/routing/use-retry.ts'
import { useOnline } from '../../lib/graphql/online.ts'
import { CrashScreen } from '../../lib/error-screens/CrashScreen.tsx'
import { FailureDrawing } from '../../lib/error-screens/FailureDrawing.tsx'

/**
 * The error screen of the routes: an outage or a refused request with a retry button, or the crash page for a bug. See
 * docs/decisions/outages.md.
 */
export function FailedScreen({ error }: { error: unknown }) {
  // The page navigates to login.
  if (error instanceof SignInEnded) return <PageSpinner />
  if (error instanceof FileMissing || error instanceof GraphQLFailure || isOutage(error))
    return <NotLoaded error={error} />
  return <CrashScreen error={error} />
}

function NotLoaded({ error }: { error: unknown }) {
  const online = useOnline()
  const { retry, busy } = useRetry()
  const retryNow = useEffectEvent(retry)
  const wasOnline = useState(online)[0]
  useEffect(() => {
    if (online && !wasOnline) retryNow()
  }, [online, wasOnline])
  useEffect(() => {
    if (error instanceof FileMissing && error.outdated) reloadOnce()
    if (error instanceof GraphQLFailure && !isOutage(error)) reportError(error)
  }, [error])
  const outage = isOutage(error)
  return (
    <Page width="reading">
      <ErrorState
        headingLevel={1}
        drawing={<FailureDrawing />}
        title={online ? (outage ? 'The server doesn’t answer' : 'This didn’t load') : 'You’re offline'}
        sentence={online ? (outage ? BUSY : FAILED) : OFFLINE}
        action={
          <Button busy={busy} onClick={retry}>
            Retry
          </Button>
        }
      />
    </Page>
  )
}

const OFFLINE = 'This page opens as soon as you’re back online.'
const BUSY = 'It may be busy, or your connection is down. Try again in a moment.'
const FAILED = 'Try again in a moment, or come back later.'
