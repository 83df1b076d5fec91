import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useNow } from '../../lib/now.ts'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { OpenSession, type SessionHeadProps } from './OpenSession.tsx'
import { sessionPageQuery } from './session-page-query.ts'

// Loaded lazily, because most members open sessions that are theirs.
const NoAccess = lazyPart(() => import('./access/NoAccess.tsx'), 'NoAccess')

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
  return <OpenSession key={sessionId} {...{ page, content, title, now, isMiniMba, Head }} />
}
