import {
  applyProgressUpdate,
  type WatchState,
  type ProgressUpdateRefusal,
  type ProgressUpdate,
} from '@section/domain/video/progress/progress-update.ts'
import type { WatchBudget } from '@section/domain/video/progress/watch-budget.ts'
import type { Db } from '@section/db/connection.ts'
import type { SkippedTime } from '../../../server/skipped-time.ts'
import { transact } from '@section/db/transaction.ts'
import { lockBudgets } from './budget-store.ts'
import {
  type ChangedProgress,
  readVideoSessions,
  type StoredVideoSession,
  writeProgress,
} from './progress-store.ts'

/** A progress update with the length of its video in seconds and its arrival in epoch ms. */
export interface ReceivedUpdate {
  update: ProgressUpdate
  duration: number
  at: number
}

/** The outcome of a progress update. A missing video session is refused like another member's. */
export type ProgressOutcome = AcceptedUpdate | { kind: 'refused'; code: ProgressUpdateRefusal }

/** The state after an update, the farthest watched time before it, and the seconds that it added to that by playing. */
export interface AcceptedUpdate {
  kind: 'accepted'
  state: WatchState
  completionHandled: boolean
  farthestBefore: number
  advanced: number
}

/**
 * Applies progress updates, at most one per member, in one transaction that locks the members' budgets, so that two
 * servers never credit the same time twice. Returns their outcomes, in order, after the commit.
 * SECURITY.md#forged-progress
 */
export function applyProgressUpdates(
  { db, skippedTime }: { db: Db; skippedTime: SkippedTime },
  received: readonly ReceivedUpdate[],
): Promise<ProgressOutcome[]> {
  return transact(db, async (tx) => {
    const userIds = received.map(({ update }) => update.userId)
    const budgets = await lockBudgets({ tx, skippedTime }, userIds, received[0]?.at ?? 0)
    const stored = await readVideoSessions(
      tx,
      received.map(({ update }) => update.userVideoSessionId),
    )
    const changed: ChangedProgress[] = []
    const outcomes = received.map((item) => {
      const before = stored.get(item.update.userVideoSessionId)
      const outcome = outcomeOf(item, budgets.get(item.update.userId), before)
      if (outcome.kind === 'accepted' && outcome.state.session !== before?.session)
        changed.push({ state: outcome.state, at: item.at })
      return outcome
    })
    if (changed.length > 0) await writeProgress(tx, changed)
    return outcomes
  })
}

function outcomeOf(
  { update, duration, at }: ReceivedUpdate,
  budget: WatchBudget | undefined,
  stored: StoredVideoSession | undefined,
): ProgressOutcome {
  if (!budget || !stored) return { kind: 'refused', code: 'FOREIGN_SESSION' }
  const { session, progress, completionHandled } = stored
  const result = applyProgressUpdate({ budget, session, progress: { ...progress, duration } }, update, at)
  if (result.kind === 'refused') return result
  const { kind, state, advanced } = result
  return { kind, state, completionHandled, farthestBefore: progress.farthestWatchedTime, advanced }
}
