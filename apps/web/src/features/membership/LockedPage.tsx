import { useEffect } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { openMembershipLock } from './membership-lock.ts'

/** Shown instead of a page for members only, behind the lock dialog. See docs/product/access.md#page-locks. */
export function LockedPage({ label }: { label: string }) {
  usePageTitle(label)
  const { viewer } = useSignedIn()
  useEffect(openMembershipLock, [])
  return (
    <Page width="reading">
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title={`${label} are for members`}
        sentence="Your free plan holds courses and certificates. Membership opens the rest, without a monthly limit."
        action={
          <ButtonLink variant="primary" to={membershipRoute(viewer)}>
            Become a member
          </ButtonLink>
        }
      />
    </Page>
  )
}
