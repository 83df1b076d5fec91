import { pathTo } from '@section/domain/access/screen-path.ts'
import { emptyState } from '@section/art/empty-state.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import type { UserSession } from '../session-page-query.ts'

/** Says why a member may not open the page of a session, and leads to its course, which says what opens it, and home. */
export function NoAccess({ access, courseId }: Pick<UserSession, 'access' | 'courseId'>) {
  const title =
    access === 'NOT_ENTITLED'
      ? "Oh no. You don't have access to this on-demand content."
      : "Bummer. You're not enrolled in this class."
  return (
    <Page>
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title={title}
        action={
          <>
            <ButtonLink variant="primary" to={pathTo('course', { courseId })}>
              See the course
            </ButtonLink>
            <ButtonLink to={pathTo('home')}>Return to Home Page</ButtonLink>
          </>
        }
      />
    </Page>
  )
}
