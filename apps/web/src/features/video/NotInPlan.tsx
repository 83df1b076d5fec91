import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ForbiddenState } from '@section/ui/screen-state/ForbiddenState.tsx'
import { config } from '../../lib/config.ts'
import { type SignedIn, useSignedIn } from '../../lib/session/viewer.ts'
import { useUpgradeLink } from '../membership/use-upgrade-link.tsx'
import { isLimited } from '../metering/metering-query.ts'

/** Shown instead of a lesson outside the member's plan. It says who can change the plan, and links there. */
export function NotInPlan() {
  const { member } = useSignedIn()
  const upgradeLink = useUpgradeLink()
  const limited = isLimited(member)
  return (
    <Page width="reading">
      <ForbiddenState
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title="Oh no. You don't have access to this on-demand content."
        whoCan={`Your plan does not include this lesson. ${upgradeHint(member)}`}
        action={
          <>
            <ButtonLink variant="primary" renderLink={limited ? upgradeLink : anchorTo(config.contactUrl)}>
              {limited ? 'Enroll Now' : 'Contact Support'}
            </ButtonLink>
            <ButtonLink renderLink={(slot) => <Link to={pathTo('courses')} {...slot} />}>
              See your courses
            </ButtonLink>
          </>
        }
      />
    </Page>
  )
}

function upgradeHint({ accountType, customer }: SignedIn['member']): string {
  if (accountType === 'LIMITED') return 'Members can watch it: become one, and it opens.'
  if (accountType === 'EMPLOYEE')
    return `${customer?.name ?? 'Your employer'} decides what it includes: ask there, or ask our support.`
  return 'Our support can tell you which plan does, and change yours.'
}
