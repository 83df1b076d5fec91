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

/** The progress of a member in this tab until they sign out. It does nothing by itself, so that rendering may ask. */
export function memberProgress(userId: string): MemberProgress {
  const known = members.get(userId)
  if (known) return known
  const unsent = new UnsentUpdates(userId, localStorage)
  const progress = { outbox: new ProgressOutbox(ownPort(userId), unsent), unsent }
  members.set(userId, progress)
  return progress
}

/** From here on, and until the member signs out, what earlier pages could not send is sent too. Once a sign-in. */
export function beginSending(userId: string): void {
  if (sending.has(userId)) return
  sending.add(userId)
  const { outbox } = memberProgress(userId)
  outbox.listen({ saved: (_session, answer) => applySavedProgress(answer), opened: applyOpenedSession })
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

/** The endpoint for one member alone: a place that went out under somebody else's token would be refused, and lost. */
function ownPort(userId: string): SessionPort {
  const asMember = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (readCookie('user_id') !== userId) throw new SessionEnded()
    return call()
  }
  return {
    open: (request) => asMember(() => graphqlSessionPort.open(request)),
    save: (update) => asMember(() => graphqlSessionPort.save(update)),
  }
}
