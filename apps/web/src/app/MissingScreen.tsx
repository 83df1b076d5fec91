import { lazy, Suspense } from 'react'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { isNoInvitation } from './no-invitation.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const InvalidInvitation = lazy(() =>
  import('../features/invitations/InvalidInvitation.tsx').then((file) => ({
    default: file.InvalidInvitation,
  })),
)

/** What is not found: a page, or the invitation of a link. Specification 1, sections 2.3 and 2.5. */
export function MissingScreen({ data }: { data?: unknown }) {
  if (!isNoInvitation(data)) return <NotFoundScreen />
  return (
    <Suspense fallback={<PageSpinner />}>
      <InvalidInvitation />
    </Suspense>
  )
}
