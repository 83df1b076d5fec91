import { LRUCache } from 'lru-cache'
import type { WatchBudget } from '@section/domain/video/watch-budget.ts'
import type { KeptSitting } from './watching-store.ts'

const MOST_ACCOUNTS = 20_000

type Watched = Pick<KeptSitting, 'progress' | 'completionHandled'>

/** What an account watches: its budget, its sittings, and its progress by video. Replaced as a whole when in doubt. */
interface Account {
  budget: WatchBudget
  sessions: Map<string, KeptSitting['session']>
  watched: Map<string, Watched>
}

/**
 * Remembers what was read or written last, so that a beat costs one statement and no reading. It may be wrong at
 * any time, because another server wrote: the statement writes only where the account's budget still is what is
 * remembered here, and every write of a beat changes the budget.
 *
 * What is remembered is written over, and handed out and taken in as copies. Objects that are replaced every ten
 * seconds grow old in between, and old garbage costs full collections. docs/decisions/natural-batching.md
 */
export class KnownSittings {
  readonly #accounts = new LRUCache<string, Account>({ max: MOST_ACCOUNTS })

  find(userId: string, userVideoSessionId: string): KeptSitting | undefined {
    const account = this.#accounts.get(userId)
    const session = account?.sessions.get(userVideoSessionId)
    const watched = session && account?.watched.get(session.videoId)
    if (!account || !session || !watched) return undefined
    const { progress, completionHandled } = watched
    return {
      budget: { ...account.budget },
      session: { ...session },
      progress: { ...progress },
      completionHandled,
    }
  }

  /** Adds what stands in the database now. Sittings of an account that was read at another budget are forgotten. */
  keep(sitting: KeptSitting): void {
    if (!sitting.budget) return
    const { userId } = sitting.session
    const known = this.#accounts.peek(userId)
    if (known && isSame(known.budget, sitting.budget)) take(known, sitting)
    else this.#accounts.set(userId, begin(sitting.budget, sitting))
  }

  /** The same for what was just written: the account's other sittings stay, and its budget moves on. */
  moveOn(sitting: KeptSitting): void {
    const account = this.#accounts.peek(sitting.session.userId)
    if (!account || !sitting.budget) return this.keep(sitting)
    Object.assign(account.budget, sitting.budget)
    take(account, sitting)
  }

  forget(userId: string): void {
    this.#accounts.delete(userId)
  }
}

function begin(budget: WatchBudget, sitting: KeptSitting): Account {
  const account: Account = { budget: { ...budget }, sessions: new Map(), watched: new Map() }
  take(account, sitting)
  return account
}

function take({ sessions, watched }: Account, { session, progress, completionHandled }: KeptSitting): void {
  const knownSession = sessions.get(session.userVideoSessionId)
  if (knownSession) Object.assign(knownSession, session)
  else sessions.set(session.userVideoSessionId, { ...session })
  const known = watched.get(session.videoId)
  if (known) {
    Object.assign(known.progress, progress)
    known.completionHandled = completionHandled
  } else watched.set(session.videoId, { progress: { ...progress }, completionHandled })
}

const isSame = (a: WatchBudget, b: WatchBudget) => a.seconds === b.seconds && a.at === b.at
