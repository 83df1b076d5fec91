import { useParams } from '@tanstack/react-router'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { SessionHero } from './hero/SessionHero.tsx'
import { SessionScreen } from './SessionScreen.tsx'

/** The page of a sprint or workshop for those who may open it. docs/product/session-pages.md#who-may-open-a-page */
export function SessionPage() {
  const { sessionId } = useParams({ from: memberRouteId('session') })
  return <SessionScreen sessionId={sessionId} isMiniMba={false} Head={SessionHero} />
}
