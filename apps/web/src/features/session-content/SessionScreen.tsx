import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Page } from '@section/ui/page/Page.tsx'
import { ContentBlock } from '../../lib/content-block/ContentBlock.tsx'
import { useNow } from '../../lib/now.ts'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { Announcements } from './announcements/Announcements.tsx'
import { NoAccess } from './NoAccess.tsx'
import { PreviewNotice } from './PreviewNotice.tsx'
import { SessionBody } from './SessionBody.tsx'
import { sessionPageQuery, type SessionPage } from './session-page-query.ts'

/** The head of a page shows the session, its title and its next class at `now`. */
export interface SessionHeadProps {
  readonly session: SessionPage['session']
  readonly title: string
  readonly now: number
}

interface SessionScreenProps {
  readonly sessionId: string
  readonly isMiniMba: boolean
  readonly Head: ComponentType<SessionHeadProps>
}

/** The page of a session for those who may open it, below a head of its own; for others, why they may not. */
export function SessionScreen({ sessionId, isMiniMba, Head }: SessionScreenProps) {
  const { data: page } = useSuspenseQuery(sessionPageQuery(sessionId))
  const now = useNow()
  const title = page?.content?.title ?? page?.session.title
  usePageTitle(title)
  if (!page || title === undefined) return <NotFoundScreen />
  const { session, content } = page
  if (!content) return <NoAccess {...session} />
  return (
    <Page>
      {session.access === 'PREVIEW' && <PreviewNotice session={session} />}
      <Head session={session} title={title} now={now} />
      <ContentBlock of={sessionId}>
        <Announcements announcements={content.announcements} />
      </ContentBlock>
      <SessionBody page={page} content={content} now={now} isMiniMba={isMiniMba} />
    </Page>
  )
}
