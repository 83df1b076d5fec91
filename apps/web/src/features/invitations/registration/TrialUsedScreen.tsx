import { pathTo } from '@section/domain/access/screen-path.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { config } from '../../../lib/config.ts'
import { viewerQuery } from '../../../lib/session/viewer.ts'
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
      <ButtonLink
        variant="primary"
        size="large"
        fullWidth
        renderLink={(slot) => <Link to={membership} {...slot} />}
      >
        Become a member
      </ButtonLink>
      <ButtonLink size="large" fullWidth renderLink={anchorTo(config.contactUrl)}>
        Contact Support
      </ButtonLink>
    </InvitationFrame>
  )
}
