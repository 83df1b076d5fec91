import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Page } from '@section/ui/page/Page.tsx'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { useNow } from '../../lib/now.ts'
import { Announcements } from './announcements/Announcements.tsx'
import { NoAccess } from './NoAccess.tsx'
import { SessionHero } from './hero/SessionHero.tsx'
import { PreviewNotice } from './PreviewNotice.tsx'
import { SessionBody } from './SessionBody.tsx'
import { sessionPageQuery } from './session-page-query.ts'

/** The page of a sprint or workshop for those who take part in it. Specification 2, section 2.5. */
export function SessionPage() {
  const { sessionId } = useParams({ from: memberRouteId('session') })
  const { data: page } = useSuspenseQuery(sessionPageQuery(sessionId))
  const now = useNow()
  const title = page?.content?.title ?? page?.session.title
  usePageTitle(title)
  if (!page || title === undefined) return <NotFoundScreen />
  const { session, content } = page
  if (!content) return <NoAccess access={session.access} />
  return (
    <Page>
      {session.access === 'PREVIEW' && <PreviewNotice session={session} />}
      <SessionHero session={session} title={title} now={now} />
      <Announcements announcements={content.announcements} />
      <SessionBody page={page} content={content} now={now} isMiniMba={false} />
    </Page>
  )
}
