import type { WatchBudget } from '@section/domain/video/watch-budget.ts'
import { openBudget } from '@section/domain/video/watch-budget.ts'
import {
  creditHeartbeat,
  type CreditState,
  type Heartbeat,
  type HeartbeatRefusal,
} from '@section/domain/video/watch-credit.ts'
import type { Db } from '@section/db/connection.ts'
import type { ChangeFeed } from '../../server/change-feed.ts'
import type { KnownSittings } from './known-sittings.ts'
import {
  addBudgets,
  type CreditedRows,
  type KeptSitting,
  lockBudgets,
  readSittings,
  writeCredited,
} from './watching-store.ts'

/** A beat with the video's length in seconds and its arrival in epoch ms. */
export interface ArrivedBeat {
  beat: Heartbeat
  duration: number
  at: number
}

/** What became of a beat. A missing video session is refused like a foreign one. */
export type BeatOutcome =
  | { kind: 'accepted'; state: CreditState; completionHandled: boolean }
  | { kind: 'refused'; code: HeartbeatRefusal }

/** Where beats are taken down. */
export interface BeatBook {
  db: Db
  feed: Pick<ChangeFeed, 'transact'>
  known: KnownSittings
}

/**
 * Credits beats in the order of their arrival, any number of one member or one video session among them. One
 * statement writes; what another server changed since it was last known is read and credited again under a lock.
 * Answers an outcome for each, once they are durable. Specification 2, section 4.7 (threats T-D4 and T-D5).
 */
export async function creditBeats(
  { db, feed, known }: BeatBook,
  beats: readonly ArrivedBeat[],
): Promise<BeatOutcome[]> {
  const forget = () => beats.forEach(({ beat }) => known.forget(beat.userId))
  const { outcomes, again } = await creditOnce(db, beats, known).catch((error: unknown) => {
    forget()
    throw error
  })
  if (again.length === 0) return outcomes
  for (const { beat } of again) known.forget(beat.userId)
  const late = new Map(again.map((arrived, index) => [arrived, index]))
  const locked = await feed.transact((tx) => creditLocked(tx, again))
  return beats.map((arrived, index) => {
    const outcome = locked[late.get(arrived) ?? -1] ?? outcomes[index]
    if (!outcome) throw new Error('A beat has no outcome.')
    return outcome
  })
}

/** Credits what can be written as it was known; `again` are the beats of members who were overtaken. */
async function creditOnce(db: Db, beats: readonly ArrivedBeat[], known?: KnownSittings) {
  const sittings = await findSittings(db, beats, known)
  const ledger = new Ledger(sittings)
  const outcomes = beats.map((arrived) => ledger.credit(arrived))
  const changed = ledger.changed()
  const written = changed.sessions.length > 0 ? await writeCredited(db, changed) : new Set<string>()
  const overtaken = new Set(changed.budgets.flatMap(({ userId }) => (written.has(userId) ? [] : [userId])))
  for (const { budget, session } of sittings.values()) if (!budget) overtaken.add(session.userId)
  if (known) remember(known, ledger, written)
  return { outcomes, again: beats.filter(({ beat }) => overtaken.has(beat.userId)) }
}

/**
 * From memory where it can be; whether that still is true shows when it is written. What is read of a member is read
 * at once, so that all of it belongs to the budget that the writing compares.
 */
async function findSittings(
  db: Db,
  beats: readonly ArrivedBeat[],
  known: KnownSittings | undefined,
): Promise<Map<string, KeptSitting>> {
  const found = new Map<string, KeptSitting>()
  const unknown = new Set<string>()
  for (const { beat } of beats) {
    const sitting = known?.find(beat.userId, beat.userVideoSessionId)
    if (sitting) found.set(beat.userVideoSessionId, sitting)
    else unknown.add(beat.userId)
  }
  if (unknown.size === 0) return found
  for (const userId of unknown) known?.forget(userId)
  const asked = beats.flatMap(({ beat }) => (unknown.has(beat.userId) ? [beat.userVideoSessionId] : []))
  for (const sitting of await readSittings(db, [...new Set(asked)])) {
    found.set(sitting.session.userVideoSessionId, sitting)
    known?.keep(sitting)
  }
  return found
}

/** A completion that nobody has handled yet is forgotten, so that the next beat reads whether somebody has. */
function remember(known: KnownSittings, ledger: Ledger, written: ReadonlySet<string>): void {
  for (const sitting of ledger.left()) {
    const { session, progress, completionHandled } = sitting
    if (!written.has(session.userId) || (progress.completed && !completionHandled))
      known.forget(session.userId)
    else known.moveOn(sitting)
  }
}

/** The same with the members' rows in hand, made where they are missing: nobody can overtake it. */
async function creditLocked(tx: Db, beats: readonly ArrivedBeat[]): Promise<BeatOutcome[]> {
  const userIds = [...new Set(beats.map(({ beat }) => beat.userId))]
  if ((await lockBudgets(tx, userIds)).size < userIds.length) {
    await addBudgets(tx, userIds, beats[0]?.at ?? 0)
    await lockBudgets(tx, userIds)
  }
  const { outcomes, again } = await creditOnce(tx, beats)
  if (again.length > 0) throw new Error('A locked budget has changed.')
  return outcomes
}

/** The rows of a batch while it is being credited: later beats see what earlier ones left. */
class Ledger {
  /** By member: as read, and as of now. */
  readonly #before = new Map<string, WatchBudget>()
  readonly #budgets = new Map<string, WatchBudget>()
  readonly #sittings: ReadonlyMap<string, KeptSitting>
  /** By member and video: two video sessions may share one. */
  readonly #progress = new Map<string, KeptSitting['progress']>()
  readonly #sessions = new Map<string, KeptSitting['session']>()
  readonly #at = new Map<string, number>()

  constructor(sittings: ReadonlyMap<string, KeptSitting>) {
    this.#sittings = sittings
    for (const { budget, session } of sittings.values()) {
      if (budget) this.#before.set(session.userId, budget)
    }
  }

  credit({ beat, duration, at }: ArrivedBeat): BeatOutcome {
    const kept = this.#sittings.get(beat.userVideoSessionId)
    if (!kept) return { kind: 'refused', code: 'FOREIGN_SESSION' }
    const session = this.#sessions.get(beat.userVideoSessionId) ?? kept.session
    const key = progressKey(session)
    const before: CreditState = {
      budget: this.#budgets.get(beat.userId) ?? this.#before.get(beat.userId) ?? openBudget(null, at),
      session,
      progress: { duration, ...(this.#progress.get(key) ?? kept.progress) },
    }
    const result = creditHeartbeat(before, beat, at)
    if (result.kind === 'refused') return result
    const { state } = result
    if (state !== before) {
      this.#budgets.set(beat.userId, state.budget)
      this.#sessions.set(session.userVideoSessionId, state.session)
      this.#progress.set(key, state.progress)
      this.#at.set(session.userVideoSessionId, at).set(key, at)
    }
    return { kind: 'accepted', state, completionHandled: kept.completionHandled }
  }

  /** The sittings that beats have changed, as they stand now. */
  left(): KeptSitting[] {
    return [...this.#sessions.values()].flatMap((session) => {
      const before = this.#sittings.get(session.userVideoSessionId)
      const progress = this.#progress.get(progressKey(session))
      const budget = this.#budgets.get(session.userId)
      return before && progress && budget ? [{ ...before, budget, session, progress }] : []
    })
  }

  /** What the database does not know yet. */
  changed(): CreditedRows {
    const sessions = [...this.#sessions.values()].map((session) => ({
      session,
      continueAtTime: this.#progress.get(progressKey(session))?.continueAtTime ?? 0,
      at: this.#at.get(session.userVideoSessionId) ?? 0,
    }))
    const watched = new Map(sessions.map(({ session }) => [progressKey(session), session]))
    const progress = [...this.#progress].flatMap(([key, progress]) => {
      const session = watched.get(key)
      if (!session) return []
      const { userId, videoId, userVideoSessionId } = session
      // Only what is new travels to the database: its union does the rest, however long the coverage is.
      const known = new Set(this.#sittings.get(userVideoSessionId)?.progress.coverage)
      const added = progress.coverage.filter((range) => !known.has(range))
      return [{ userId, videoId, progress, added, at: this.#at.get(key) ?? 0 }]
    })
    const userIds = new Set(sessions.map(({ session }) => session.userId))
    const budgets = [...userIds].flatMap((userId) => {
      const [budget, before] = [this.#budgets.get(userId), this.#before.get(userId)]
      return budget && before ? [{ userId, budget, before }] : []
    })
    return { sessions, progress, budgets }
  }
}

const progressKey = ({ userId, videoId }: { userId: string; videoId: string }) => `${userId} ${videoId}`
