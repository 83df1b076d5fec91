import { graphqlSessionPort } from './graphql-session-port.ts'
import { ProgressOutbox } from './progress-outbox.ts'
import { takeUpOpened, takeUpSaved } from './take-up-saved.ts'
import { UnsentBeats } from './unsent-beats.ts'

interface MemberProgress {
  readonly outbox: ProgressOutbox
  readonly unsent: UnsentBeats
}

const members = new Map<string, MemberProgress>()

/** The outbox of a member in this tab; the first call also takes up what earlier pages could not send. */
export function memberProgress(userId: string): MemberProgress {
  const known = members.get(userId)
  if (known) return known
  const unsent = new UnsentBeats(userId, localStorage)
  const outbox = new ProgressOutbox(graphqlSessionPort, unsent)
  const progress = { outbox, unsent }
  members.set(userId, progress)
  outbox.listen({ saved: (_session, answer) => takeUpSaved(answer), opened: takeUpOpened })
  window.addEventListener('online', outbox.retryNow)
  outbox.takeUpLeftovers(Date.now())
  return progress
}
