import { type PlanChange, planChange } from '@section/domain/entitlement/course-offer.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { emptyState } from '@section/art/empty-state.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { config } from '../../../lib/config.ts'
import { type Member, useSignedIn } from '../../../lib/viewer/viewer.ts'

/** Shown instead of a lesson outside the member's plan. It says who can change the plan, and links there. */
export function NotInPlan() {
  const { member, viewer } = useSignedIn()
  const change = planChange(viewer, ['UNLIMITED'])
  return (
    <ScreenState
      headingLevel={1}
      drawing={<Drawing svg={emptyState('locked')} alt="" />}
      title="Oh no. You don't have access to this on-demand content."
      sentence={`Your plan does not include this lesson. ${upgradeHint(change, member)}`}
      action={
        <>
          {change.by === 'member' ? (
            <ButtonLink variant="primary" to={change.path}>
              Become a member
            </ButtonLink>
          ) : (
            <AnchorButton variant="primary" href={config.contactUrl}>
              Contact Support
            </AnchorButton>
          )}
          <ButtonLink to={pathTo('courses')}>See your courses</ButtonLink>
        </>
      }
    />
  )
}

function upgradeHint({ by }: PlanChange, { customer }: Member): string {
  switch (by) {
    case 'member':
      return 'Members can watch it: become one, and it opens.'
    case 'employer':
      return `${customer?.name ?? 'Your employer'} decides what it includes: ask there, or ask our support.`
    case 'support':
      return 'Our support can tell you which plan does, and change yours.'
  }
}
