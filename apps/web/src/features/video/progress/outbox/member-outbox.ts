import { SessionEnded } from '../../../../lib/graphql/graphql-client.ts'
import { readCookie } from '../../../../lib/session/session-cookies.ts'
import { onSessionEnd } from '../../../../lib/session/sign-out.ts'
import { applyOpenedSession, applySavedProgress } from '../apply-saved-progress.ts'
import { graphqlSessionPort, type ProgressPort } from '../session-port.ts'
import { ProgressOutbox } from './progress-outbox.ts'
import { UnsentUpdates } from './unsent-updates.ts'

const outboxes = new Map<string, ProgressOutbox>()
const sending = new Set<string>()

/** Returns the member's outbox in this tab until they sign out. It has no side effects, so that rendering may call it. */
export function memberOutbox(userId: string): ProgressOutbox {
  const outbox = outboxes.get(userId) ?? new ProgressOutbox(portOf(userId), new UnsentUpdates(userId))
  outboxes.set(userId, outbox)
  return outbox
}

/** Sends the member's updates until they sign out, those of earlier pages included. Repeated calls do nothing. */
export function startSending(userId: string): void {
  if (sending.has(userId)) return
  sending.add(userId)
  const outbox = memberOutbox(userId)
  outbox.listen({ saved: applySavedProgress, opened: applyOpenedSession })
  window.addEventListener('online', outbox.retryNow)
  outbox.resumePending(Date.now())
  const stopListening = onSessionEnd(() => {
    stopListening()
    window.removeEventListener('online', outbox.retryNow)
    outbox.dispose()
    outboxes.delete(userId)
    sending.delete(userId)
  })
}

/** Returns a port for one member, because an update sent under another member's token would be refused and lost. */
function portOf(userId: string): ProgressPort {
  const ifSignedIn = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (readCookie('user_id') !== userId) throw new SessionEnded()
    return call()
  }
  return {
    open: (request) => ifSignedIn(() => graphqlSessionPort.open(request)),
    save: (update) => ifSignedIn(() => graphqlSessionPort.save(update)),
  }
}
