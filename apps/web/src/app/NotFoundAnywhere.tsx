import { useQuery } from '@tanstack/react-query'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import { readCookie } from '../lib/session-cookies.ts'
import { viewerQuery } from '../lib/viewer.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const Shell = lazyPart(async () => (await import('./shell/Shell.tsx')).Shell, {
  waiting: <PageSpinner />,
  missing: <NotFoundScreen />,
})

/** An address that is no screen: whoever is signed in keeps the frame around it. Specification 1, section 2.5. */
export function NotFoundAnywhere() {
  const { data, isLoading } = useQuery({ ...viewerQuery, enabled: Boolean(readCookie('user_id')) })
  if (isLoading) return <PageSpinner />
  return data ? (
    <Shell>
      <NotFoundScreen />
    </Shell>
  ) : (
    <NotFoundScreen />
  )
}
