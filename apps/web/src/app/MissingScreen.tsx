import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import { isNoInvitation } from './no-invitation.ts'
import { NotFoundAnywhere } from './NotFoundAnywhere.tsx'

const InvalidInvitation = lazyPart(
  async () => (await import('../features/invitations/InvalidInvitation.tsx')).InvalidInvitation,
  { waiting: <PageSpinner /> },
)

/** What is not found: a page, or the invitation of a link. Specification 1, sections 2.3 and 2.5. */
export function MissingScreen({ data }: { data?: unknown }) {
  return isNoInvitation(data) ? <InvalidInvitation /> : <NotFoundAnywhere />
}
