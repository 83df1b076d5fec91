import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../../lib/now.ts'
import { PortalChoice } from './PortalChoice.tsx'

/** A membership that is canceled already: when it ends, and the way to keep it. `endsAt` is in epoch ms. */
export const AlreadyCanceled = ({ endsAt }: { endsAt: number | null }) => (
  <PortalChoice
    title="Your membership is canceled"
    sentence={`You keep everything${until(endsAt)}, and are not charged again. Until it ends you can keep it, in the Stripe billing portal.`}
    configId={null}
    open="Keep my membership"
    back="Go to account settings"
  />
)

const until = (endsAt: number | null): string =>
  endsAt === null ? '' : ` until ${formatDate(endsAt, localZone())}`
