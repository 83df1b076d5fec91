import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { localZone, useNow } from '../../lib/now.ts'
import { Announcements } from './announcements/Announcements.tsx'
import { NextClass } from './hero/NextClass.tsx'
import { NoAccess } from './NoAccess.tsx'
import { PreviewNotice } from './PreviewNotice.tsx'
import css from './session-page.module.css'
import { SessionBody } from './SessionBody.tsx'
import { sessionPageQuery } from './session-page-query.ts'

/** The page of a Mini-MBA: its title, announcements and containers. Specification 2, section 2.4. */
export function MiniMbaPage() {
  const { sessionId } = useParams({ from: memberRouteId('miniMba') })
  const { data: page } = useSuspenseQuery(sessionPageQuery(sessionId))
  const now = useNow()
  const title = page?.content?.title ?? page?.session.title
  usePageTitle(title)
  if (!page || title === undefined) return <NotFoundScreen />
  const { session, content } = page
  if (!content) return <NoAccess access={session.access} />
  const dates = sessionDates({ ...session, sessionKind: session.kind, activateAt: null }, localZone())
  return (
    <Page>
      {session.access === 'PREVIEW' && <PreviewNotice session={session} />}
      <PageHeader title={title} eyebrow="Mini-MBA" lead={dates} />
      <div className={css.nextClass}>
        <NextClass session={session} now={now} />
      </div>
      <Announcements announcements={content.announcements} />
      <SessionBody page={page} content={content} now={now} isMiniMba />
    </Page>
  )
}
