import { pathTo } from '@section/domain/access/screen-path.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { emptyState } from '@section/art/empty-state.ts'
import { type MembershipState, membershipState } from '@section/domain/access/membership-state.ts'
import { canOpen } from '@section/domain/access/route-access.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { config } from '../../lib/config.ts'
import { localZone, useNow } from '../../lib/now.ts'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { scholarshipQuery } from './scholarship-query.ts'

/**
 * The state of the member's membership, with a link to support for its renewal; members of an enterprise customer get
 * the address only. See docs/product/membership.md#membership-page.
 */
export function MembershipEndedPage() {
  const { viewer } = useSignedIn()
  const now = useNow()
  const { data: scholarship } = useSuspenseQuery(scholarshipQuery)
  const state = membershipState(viewer, { scholarship: Boolean(scholarship) }, now)
  const texts = textsOf(state, viewer.trialEndDate, scholarship ?? '')
  usePageTitle(texts.title)
  const enterprise = viewer.customerType === 'ENTERPRISE'
  const over = state === 'ENDED' || state === 'TRIAL_ENDED'
  return (
    <Page width="reading">
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState(over ? 'locked' : 'all-done')} alt="" />}
        title={texts.title}
        sentence={
          enterprise && over
            ? `Your organization takes care of your membership. Please contact support at ${config.supportEmail}.`
            : texts.sentence
        }
        action={
          state !== 'NONE' && canOpen(pathTo('courses'), viewer, {}) ? (
            <ButtonLink variant="primary" to={pathTo('courses')}>
              Go to Courses
            </ButtonLink>
          ) : (
            !enterprise && (
              <AnchorButton variant="primary" href={`mailto:${config.supportEmail}`}>
                Customer Support
              </AnchorButton>
            )
          )
        }
      />
    </Page>
  )
}

function textsOf(
  state: MembershipState,
  trialEndDate: number | null,
  scholarship: string,
): { title: string; sentence: string } {
  switch (state) {
    case 'TRIAL':
      return {
        title: trialEndDate
          ? `Your free trial runs until ${formatDate(trialEndDate, localZone())}`
          : 'Your free trial is running',
        sentence: `Everything is open to you until then. To stay as a member, write to ${config.supportEmail}.`,
      }
    case 'SCHOLARSHIP':
      return {
        title: 'Your scholarship covers your membership',
        sentence: `The ${scholarship} pays for it, so there is nothing to renew.`,
      }
    case 'RUNNING':
      return {
        title: 'Your membership is running',
        sentence: `There is nothing to renew. With questions, write to ${config.supportEmail}.`,
      }
    case 'NONE':
      return {
        title: 'Become a member',
        sentence:
          'A membership opens every course of its plan. Write to Customer Support to get one; what you bought stays yours.',
      }
    case 'TRIAL_ENDED':
      return {
        title: 'Your free trial has ended',
        sentence:
          'Courses are open to members. Write to Customer Support to become one; what you watched is kept.',
      }
    case 'ENDED':
      return {
        title: 'Uh oh!',
        sentence:
          'Courses are open to active members. Write to Customer Support to come back; your badges are kept.',
      }
  }
}
