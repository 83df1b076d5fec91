import { useQuery } from '@tanstack/react-query'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { isNoInvitation } from '../../lib/routing/no-invitation.ts'
import { readCookie } from '../../lib/sign-in/sign-in-cookies.ts'
import { viewerQuery } from '../../lib/viewer/viewer.ts'
import { NotFoundContent } from './NotFoundContent.tsx'

const Shell = lazyPart(() => import('../shell/Shell.tsx'), 'Shell', {
  waiting: <PageSpinner />,
  missing: <NotFoundContent />,
})

/** The screen for an unknown address; members see it inside the shell. See docs/product/app-shell.md#not-found. */
export function NotFoundRoute({ data: notFoundData }: { data?: unknown }) {
  const { data, isLoading } = useQuery({ ...viewerQuery, enabled: Boolean(readCookie('user_id')) })
  if (isLoading) return <PageSpinner />
  return data && !isNoInvitation(notFoundData) ? (
    <Shell>
      <NotFoundContent data={notFoundData} />
    </Shell>
  ) : (
    <NotFoundContent data={notFoundData} />
  )
}
