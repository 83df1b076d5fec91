import {
  creditHeartbeat,
  type CreditState,
  type Heartbeat,
  type HeartbeatRefusal,
} from '@section/domain/video/watch-credit.ts'
import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../server/cache-invalidation.ts'
import type { KnownSittings } from './known-sittings.ts'
import {
  addBudgets,
  type CreditedBeat,
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
  cacheInvalidation: Pick<CacheInvalidation, 'transaction'>
  known: KnownSittings
}

/**
 * Credits beats, one of each member. One statement writes; what another server changed since it was last known is
 * read and credited again under a lock. Answers an outcome for each, once they are durable. Specification 2,
 * section 4.7 (threats T-D4 and T-D5).
 */
export async function creditBeats(
  { db, cacheInvalidation, known }: BeatBook,
  beats: readonly ArrivedBeat[],
): Promise<BeatOutcome[]> {
  const { outcomes, again } = await creditOnce(db, beats, known).catch((error: unknown) => {
    for (const { beat } of beats) known.forget(beat.userId)
    throw error
  })
  if (again.length === 0) return outcomes
  const late = new Map(again.map((arrived, index) => [arrived, index]))
  const locked = await cacheInvalidation.transaction((tx) => creditLocked(tx, again))
  return beats.map((arrived, index) => {
    const outcome = locked[late.get(arrived) ?? -1] ?? outcomes[index]
    if (!outcome) throw new Error('A beat has no outcome.')
    return outcome
  })
}

/** Credits what can be written as it was known; `again` are the beats of members who were overtaken. */
async function creditOnce(db: Db, beats: readonly ArrivedBeat[], known?: KnownSittings) {
  const sittings = await findSittings(db, beats, known)
  const outcomes: BeatOutcome[] = []
  const again: ArrivedBeat[] = []
  const credited: { arrived: ArrivedBeat; row: CreditedBeat }[] = []
  for (const [index, arrived] of beats.entries()) {
    const sitting = sittings[index]
    const outcome = credit(arrived, sitting)
    outcomes.push(outcome)
    if (sitting && !sitting.budget) again.push(arrived)
    else if (sitting?.budget && outcome.kind === 'accepted' && outcome.state.session !== sitting.session)
      credited.push({ arrived, row: { before: sitting, state: outcome.state, at: arrived.at } })
  }
  const written =
    credited.length > 0
      ? await writeCredited(
          db,
          credited.map(({ row }) => row),
        )
      : new Set()
  for (const { arrived, row } of credited) {
    if (!written.has(arrived.beat.userId)) again.push(arrived)
    else if (known) remember(known, row)
  }
  for (const { beat } of again) known?.forget(beat.userId)
  return { outcomes, again }
}

function credit({ beat, duration, at }: ArrivedBeat, sitting: KeptSitting | undefined): BeatOutcome {
  if (!sitting) return { kind: 'refused', code: 'FOREIGN_SESSION' }
  const { session, progress, completionHandled } = sitting
  // Without a budget nothing is written: it is credited again, with one.
  const budget = sitting.budget ?? { seconds: 0, at }
  const before = { budget, session, progress: { ...progress, duration } }
  const result = creditHeartbeat(before, beat, at)
  return result.kind === 'refused' ? result : { kind: 'accepted', state: result.state, completionHandled }
}

/** From memory where it can be; whether that still is true shows when it is written. */
async function findSittings(
  db: Db,
  beats: readonly ArrivedBeat[],
  known: KnownSittings | undefined,
): Promise<(KeptSitting | undefined)[]> {
  const found = beats.map(({ beat }) => known?.find(beat.userId, beat.userVideoSessionId))
  const unknown = beats.flatMap(({ beat }, index) => (found[index] ? [] : [beat.userVideoSessionId]))
  if (unknown.length === 0) return found
  const read = await readSittings(db, unknown)
  for (const sitting of read.values()) known?.keep(sitting)
  return beats.map(({ beat }, index) => found[index] ?? read.get(beat.userVideoSessionId))
}

/** A completion that nobody has handled yet is forgotten, so that the next beat reads whether somebody has. */
function remember(
  known: KnownSittings,
  { before, state: { budget, session, progress } }: CreditedBeat,
): void {
  const { completionHandled } = before
  if (progress.completed && !completionHandled) known.forget(session.userId)
  else known.moveOn({ budget, session, progress, completionHandled })
}

/** The same with the members' rows in hand, made where they are missing: nobody can overtake it. */
async function creditLocked(tx: Db, beats: readonly ArrivedBeat[]): Promise<BeatOutcome[]> {
  const userIds = beats.map(({ beat }) => beat.userId)
  if ((await lockBudgets(tx, userIds)).size < userIds.length) {
    await addBudgets(tx, userIds, beats[0]?.at ?? 0)
    await lockBudgets(tx, userIds)
  }
  const { outcomes, again } = await creditOnce(tx, beats)
  if (again.length > 0) throw new Error('A locked budget has changed.')
  return outcomes
}
