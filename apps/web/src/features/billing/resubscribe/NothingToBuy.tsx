import { emptyState } from '@section/art/empty-state.ts'
import type { MembershipState } from '@section/domain/access/membership-state.ts'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { config } from '../../../lib/config.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { MiniMbaNote } from './MiniMbaNote.tsx'

interface NothingToBuyProps {
  readonly state: MembershipState
  readonly title: string
  readonly sentence: string
}

/**
 * The state of a membership that this member cannot buy here: it is paid for, or an organization or the support takes care of
 * it.
 */
export function NothingToBuy({ state, title, sentence }: NothingToBuyProps) {
  const { viewer } = useSignedIn()
  const isOver = state === 'ENDED' || state === 'TRIAL_ENDED'
  const isPaid = state === 'SCHOLARSHIP' || state === 'RUNNING'
  const isEnterprise = viewer.customerType === 'ENTERPRISE'
  const canLearn = state !== 'NONE' && canOpen(pathTo('courses'), viewer, {})
  return (
    <Page width="reading">
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState(isOver ? 'locked' : 'all-done')} alt="" />}
        title={title}
        sentence={isPaid ? sentence : isEnterprise ? BY_ORGANIZATION : BY_SUPPORT}
        action={
          canLearn ? (
            <ButtonLink variant="primary" to={pathTo('courses')}>
              Go to Courses
            </ButtonLink>
          ) : (
            !isEnterprise && (
              <AnchorButton variant="primary" href={`mailto:${config.supportEmail}`}>
                Customer Support
              </AnchorButton>
            )
          )
        }
      />
      <MiniMbaNote />
    </Page>
  )
}

const BY_ORGANIZATION = `Your organization takes care of your membership. Please contact support at ${config.supportEmail}.`
const BY_SUPPORT = `No membership is on sale here right now. Write to ${config.supportEmail} to become a member; what you watched and earned is kept.`
