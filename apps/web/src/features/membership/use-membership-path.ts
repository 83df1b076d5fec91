import { membershipRoute } from '@section/domain/access/route-access.ts'
import { useSignedIn } from '../../lib/session/viewer.ts'

/** Returns the path of the viewer's membership route. Decisions, section 2. */
export function useMembershipPath(): string {
  return membershipRoute(useSignedIn().viewer)
}
