import { Link } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { mayOpen } from '@section/domain/access/route-access.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ForbiddenState } from '@section/ui/screen-state/ForbiddenState.tsx'
import { config } from '../../lib/config.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedIn } from '../../lib/viewer.ts'

/** For whom a membership has ended, until it can be renewed here. The headings of Specification 2, section 2.9. */
export function EndedPlace() {
  const { member, viewer } = useSignedIn()
  const afterTrial = member.accountType === 'POST_TRIAL'
  const title = afterTrial ? 'Your free trial has ended' : 'Uh oh!'
  usePageTitle(title)
  return (
    <Page width="reading">
      <ForbiddenState
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title={title}
        whoCan={
          afterTrial
            ? 'Courses are open to members. Write to Customer Support to become one; what you watched is kept.'
            : 'Courses are open to active members. Write to Customer Support to come back; your badges are kept.'
        }
        action={
          mayOpen('/courses', viewer, {}) ? (
            <ButtonLink variant="primary" renderLink={(slot) => <Link to="/courses" {...slot} />}>
              Go to Courses
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" renderLink={anchorTo(`mailto:${config.supportEmail}`)}>
              Customer Support
            </ButtonLink>
          )
        }
      />
    </Page>
  )
}
