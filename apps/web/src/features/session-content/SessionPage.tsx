import { useParams } from '@tanstack/react-router'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { SessionHero } from './hero/SessionHero.tsx'
import { SessionScreen } from './SessionScreen.tsx'

/** The page of a sprint or workshop for those who take part in it. Specification 2, section 2.5. */
export function SessionPage() {
  const { sessionId } = useParams({ from: memberRouteId('session') })
  return <SessionScreen sessionId={sessionId} isMiniMba={false} Head={SessionHero} />
}
