import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { isNoInvitation } from '../../lib/routing/no-invitation.ts'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'

const InvalidInvitation = lazyPart(
  () => import('../../features/invitations/InvalidInvitation.tsx'),
  'InvalidInvitation',
  { waiting: <PageSpinner /> },
)

/** The screen for a page that is not found, or for an invalid invitation link. */
export function NotFoundContent({ data }: { data?: unknown }) {
  return isNoInvitation(data) ? <InvalidInvitation /> : <NotFoundScreen />
}
