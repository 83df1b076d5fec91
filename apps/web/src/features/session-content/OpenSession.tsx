import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import type { ComponentType, ReactNode } from 'react'
import { ContentBlock } from '../../lib/content-block/ContentBlock.tsx'
import { lazyDialog, lazyPart } from '../../lib/loading/lazy-part.tsx'
import { Classmates } from '../directory/classmates/Classmates.tsx'
import { Announcements } from './announcements/Announcements.tsx'
import { sessionDays } from './checklist/session-days.ts'
import { SessionBody } from './body/SessionBody.tsx'
import type { SessionContent, SessionPageData } from './session-page-query.ts'
import { useTickedItems } from './ticks/use-ticks.ts'
import { TodayBlock } from './today/TodayBlock.tsx'
import { taskOfToday, todayOf } from './today/today-of.ts'
import { usePageNavigation } from './use-page-navigation.ts'

// Few of those who open a page are the school's staff, and few have come to read the notes of a class.
const PreviewNotice = lazyPart(() => import('./access/PreviewNotice.tsx'), 'PreviewNotice', {
  waiting: <Skeleton height={122} shape="block" />,
})
const ClassNotes = lazyDialog(() => import('./classes/ClassNotes.tsx'), 'ClassNotes')

/** The props of the head of a page, which shows the session, its title, and as its children what to do now. */
export interface SessionHeadProps {
  readonly session: SessionPageData['session']
  readonly title: string
  readonly now: number
  readonly children: ReactNode
}

interface OpenSessionProps {
  readonly page: SessionPageData
  readonly content: SessionContent
  readonly title: string
  readonly now: number
  readonly isMiniMba: boolean
  readonly Head: ComponentType<SessionHeadProps>
}

/**
 * The page of a session for those who may open it: first what to do now, then the announcements and all other parts.
 * docs/product/session-pages.md#what-to-do-now
 */
export function OpenSession({ page, content, title, now, isMiniMba, Head }: OpenSessionProps) {
  const { session } = page
  const days = sessionDays(page, now)
  const items = useTickedItems(content.checklist)
  const today = todayOf({ session, content, items, days, now })
  const navigation = usePageNavigation(page, content, taskOfToday(today))
  return (
    <Page>
      {session.access === 'PREVIEW' && <PreviewNotice session={session} />}
      <Head session={session} title={title} now={now}>
        {today && (
          <ContentBlock of={session.sessionId}>
            <TodayBlock {...{ today, session, content, days, navigation, now }} />
          </ContentBlock>
        )}
      </Head>
      <ContentBlock of={session.sessionId}>
        <Announcements announcements={content.announcements} />
      </ContentBlock>
      <SessionBody {...{ page, content, today, days, navigation, now, isMiniMba }} />
      <ClassNotes
        opened={navigation.notesOf !== null}
        held={content.classes.find(({ meetingId }) => meetingId === navigation.notesOf)}
        now={now}
        onClose={() => navigation.setNotesOf(null)}
        onMissing={() => navigation.setNotesOf(null)}
      />
      <Classmates courseId={session.courseId} />
    </Page>
  )
}
