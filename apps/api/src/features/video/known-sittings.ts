import { LRUCache } from 'lru-cache'
import type { WatchBudget } from '@section/domain/video/watch-budget.ts'
import type { KeptSitting } from './watching-store.ts'

const MOST_ACCOUNTS = 20_000

/** What an account watches: its budget, its sittings, and its progress by video. Replaced as a whole when in doubt. */
interface Account {
  budget: WatchBudget
  sessions: Map<string, KeptSitting['session']>
  progress: Map<string, Pick<KeptSitting, 'progress' | 'completionHandled'>>
}

/**
 * Remembers what was read or written last, so that a beat costs one statement and no reading. It may be wrong at
 * any time, because another server wrote: the statement writes only where the account's budget still is what is
 * remembered here, and every write of a beat changes the budget.
 */
export class KnownSittings {
  readonly #accounts = new LRUCache<string, Account>({ max: MOST_ACCOUNTS })

  find(userId: string, userVideoSessionId: string): KeptSitting | undefined {
    const account = this.#accounts.get(userId)
    const session = account?.sessions.get(userVideoSessionId)
    const watched = session && account?.progress.get(session.videoId)
    return account && session && watched && { budget: account.budget, session, ...watched }
  }

  /** Adds what stands in the database now. Sittings of an account that was read at another budget are forgotten. */
  keep({ budget, session, progress, completionHandled }: KeptSitting): void {
    if (!budget) return
    const { userId, userVideoSessionId, videoId } = session
    const known = this.#accounts.peek(userId)
    const account = known && isSame(known.budget, budget) ? known : this.#begin(userId, budget)
    account.sessions.set(userVideoSessionId, session)
    account.progress.set(videoId, { progress, completionHandled })
  }

  /** The same for what was just written: the account's other sittings stay, and its budget moves on. */
  moveOn(sitting: KeptSitting): void {
    const account = this.#accounts.peek(sitting.session.userId)
    if (account && sitting.budget) account.budget = sitting.budget
    this.keep(sitting)
  }

  forget(userId: string): void {
    this.#accounts.delete(userId)
  }

  #begin(userId: string, budget: WatchBudget): Account {
    const account: Account = { budget, sessions: new Map(), progress: new Map() }
    this.#accounts.set(userId, account)
    return account
  }
}

const isSame = (a: WatchBudget, b: WatchBudget) => a.seconds === b.seconds && a.at === b.at
