import { SessionEnded } from '../../../../lib/graphql/graphql-client.ts'
import { readCookie } from '../../../../lib/session/session-cookies.ts'
import { onSessionEnd } from '../../../../lib/session/sign-out.ts'
import { graphqlSessionPort } from '../graphql-session-port.ts'
import { ProgressOutbox } from './progress-outbox.ts'
import type { SessionPort } from '../session-port.ts'
import { applyOpenedSession, applySavedProgress } from '../apply-saved-progress.ts'
import { UnsentUpdates } from './unsent-updates.ts'

interface MemberProgress {
  readonly outbox: ProgressOutbox
  readonly unsent: UnsentUpdates
}

const members = new Map<string, MemberProgress>()
const sending = new Set<string>()

/** Returns the member's progress in this tab until they sign out. It has no side effects, so that rendering may call it. */
export function memberProgress(userId: string): MemberProgress {
  const known = members.get(userId)
  if (known) return known
  const unsent = new UnsentUpdates(userId, localStorage)
  const progress = { outbox: new ProgressOutbox(portOf(userId), unsent), unsent }
  members.set(userId, progress)
  return progress
}

/** Sends the member's updates until they sign out, those of earlier pages included. Repeated calls do nothing. */
export function startSending(userId: string): void {
  if (sending.has(userId)) return
  sending.add(userId)
  const { outbox } = memberProgress(userId)
  outbox.listen({ saved: (_session, saved) => applySavedProgress(saved), opened: applyOpenedSession })
  window.addEventListener('online', outbox.retryNow)
  outbox.resumePending(Date.now())
  const stopListening = onSessionEnd(() => {
    stopListening()
    window.removeEventListener('online', outbox.retryNow)
    outbox.dispose()
    members.delete(userId)
    sending.delete(userId)
  })
}

/** Returns a port for one member, because an update sent under another member's token would be refused and lost. */
function portOf(userId: string): SessionPort {
  const ifSignedIn = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (readCookie('user_id') !== userId) throw new SessionEnded()
    return call()
  }
  return {
    open: (request) => ifSignedIn(() => graphqlSessionPort.open(request)),
    save: (update) => ifSignedIn(() => graphqlSessionPort.save(update)),
  }
}
