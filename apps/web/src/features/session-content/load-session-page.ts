import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import { sessionPageQuery } from './session-page-query.ts'

/** Loads the page of a session at the address of its kind; one at the other address is sent to its own. */
export async function loadSessionPage(
  queryClient: QueryClient,
  sessionId: string,
  isMiniMba: boolean,
): Promise<void> {
  const { session } = await orNotFound(queryClient.ensureQueryData(sessionPageQuery(sessionId)))
  if ((session.kind === 'BOOTCAMP') === isMiniMba) return
  throw redirect({ href: pathTo(isMiniMba ? 'session' : 'miniMba', { sessionId }), replace: true })
}
