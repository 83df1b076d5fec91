import { pathTo } from '@section/domain/access/screen-path.ts'
import { useQuery } from '@tanstack/react-query'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { config } from '../../../lib/config.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { InvitationFrame } from '../InvitationFrame.tsx'

/** Says that a member's free membership has ended, so that an invitation cannot open another one. */
export function TrialUsedScreen() {
  const { data: signedIn } = useQuery(viewerQuery)
  const membership: string = signedIn ? membershipRoute(signedIn.viewer) : pathTo('resubscribe')
  return (
    <InvitationFrame
      step="trial-used"
      title="Your free membership has been used"
      lead={
        <span role="alert">
          This invitation opens the free membership, and everybody has one. Yours has ended; what you watched
          and earned is kept.
        </span>
      }
    >
      <ButtonLink variant="primary" size="large" fullWidth to={membership}>
        Become a member
      </ButtonLink>
      <AnchorButton size="large" fullWidth href={config.contactUrl}>
        Contact Support
      </AnchorButton>
    </InvitationFrame>
  )
}
