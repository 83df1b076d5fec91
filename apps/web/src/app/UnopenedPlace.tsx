import { Link, useRouter } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { mayOpen } from '@section/domain/access/route-access.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ForbiddenState } from '@section/ui/screen-state/ForbiddenState.tsx'
import { config } from '../lib/config.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { type Member, useSignedIn } from '../lib/viewer.ts'

/** Where a member may be but no screen stands yet: who can go on from here, and what to do. */
export function UnopenedPlace() {
  const { member, viewer } = useSignedIn()
  // Not subscribed to: leaving this place must not ask for the member again.
  const { pathname } = useRouter().state.location
  const { title, whoCan } = pathname === '/resubscribe' ? ended(member) : comingPlace(pathname)
  usePageTitle(title)
  return (
    <Page width="reading">
      <ForbiddenState
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title={title}
        whoCan={whoCan}
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

/** The headings of Specification 2, section 2.9 (resubscribe). */
function ended({ accountType }: Member) {
  return {
    title: accountType === 'POST_TRIAL' ? 'Your free trial has ended' : 'Uh oh!',
    whoCan:
      accountType === 'POST_TRIAL'
        ? 'Courses are open to members. Write to Customer Support to become one; what you watched is kept.'
        : 'Courses are open to active members. Write to Customer Support to come back; your badges are kept.',
  }
}

function comingPlace(pathname: string) {
  const name = pathname === '/mini-mbas' ? 'Mini-MBAs' : 'Crash Courses'
  return {
    title: `${name} open here soon`,
    whoCan: `Members with a place in one will study on this page. Until then, Customer Support answers questions about your dates.`,
  }
}
