import { CancelNote } from './CancelNote.tsx'
import { PortalChoice } from './PortalChoice.tsx'

/** The way to cancel for a member whom nothing is offered: one click away, with nothing in between. */
export const NothingOffered = ({ configId }: { configId: string | null }) => (
  <PortalChoice
    title="Cancel your membership"
    sentence="You cancel in the Stripe billing portal, which opens in a new tab. Nothing changes before you confirm it there."
    configId={configId}
    open="Continue to cancel"
    back="Keep my membership"
  >
    <CancelNote />
  </PortalChoice>
)
