import { transact } from '@section/db/transaction.ts'
import type { Db } from '@section/db/connection.ts'
import {
  creditHeartbeat,
  type CreditState,
  type Heartbeat,
  type HeartbeatRefusal,
} from '@section/domain/video/watch-credit.ts'
import { lockSittings, type Sitting, writeSittings } from './sittings-store.ts'

/** A beat and when it arrived, in epoch ms. */
export interface ArrivedBeat {
  beat: Heartbeat
  now: number
}

export type BeatOutcome =
  | { kind: 'accepted'; state: CreditState; courseId: string | null; completionPending: boolean }
  | { kind: 'refused'; code: HeartbeatRefusal }

/**
 * Credits beats that arrived together, in one transaction and in the order of their arrival; answers what became
 * of each. Several may belong to one sitting, one video or one account. Specification 2, section 4.7.
 */
export function creditBeats(db: Db, beats: ArrivedBeat[]): Promise<BeatOutcome[]> {
  return transact(db, async (tx) => {
    const sittings = await lockSittings(tx, [
      ...new Set(beats.map(({ beat }) => beat.userVideoSessionId.toLowerCase())),
    ])
    const ledger = new Ledger(sittings)
    const outcomes = beats.map(({ beat, now }) => ledger.credit(beat, now))
    const changed = ledger.changed()
    if (changed.length > 0) await writeSittings(tx, changed, Math.max(...beats.map(({ now }) => now)))
    return outcomes
  })
}

/** The sittings of one batch while their beats are credited: what sittings share is read and written in one place. */
class Ledger {
  readonly #sittings: Map<string, Sitting>
  readonly #budgets = new Map<string, CreditState['budget']>()
  readonly #progress = new Map<string, CreditState['progress']>()
  readonly #touched = new Set<string>()

  constructor(sittings: Map<string, Sitting>) {
    this.#sittings = sittings
    for (const { state } of sittings.values()) {
      this.#budgets.set(state.session.userId, state.budget)
      this.#progress.set(progressKey(state), state.progress)
    }
  }

  credit(beat: Heartbeat, now: number): BeatOutcome {
    const sitting = this.#sittings.get(beat.userVideoSessionId.toLowerCase())
    if (!sitting) return { kind: 'refused', code: 'FOREIGN_SESSION' }
    const before = this.#current(sitting)
    const result = creditHeartbeat(before, beat, now)
    if (result.kind === 'refused') return result
    if (result.state !== before) this.#keep(sitting, result.state)
    const { state } = result
    const newlyComplete = state.progress.completed && !sitting.state.progress.completed
    return {
      kind: 'accepted',
      state,
      courseId: sitting.courseId,
      completionPending: newlyComplete || sitting.completionPending,
    }
  }

  /** The final state of every sitting that a beat has changed. */
  changed(): CreditState[] {
    return [...this.#touched].flatMap((id) => {
      const sitting = this.#sittings.get(id)
      return sitting ? [this.#current(sitting)] : []
    })
  }

  #current({ state }: Sitting): CreditState {
    return {
      session: state.session,
      budget: this.#budgets.get(state.session.userId) ?? state.budget,
      progress: this.#progress.get(progressKey(state)) ?? state.progress,
    }
  }

  #keep(sitting: Sitting, state: CreditState): void {
    const id = state.session.userVideoSessionId
    this.#budgets.set(state.session.userId, state.budget)
    this.#progress.set(progressKey(state), state.progress)
    this.#sittings.set(id, { ...sitting, state: { ...sitting.state, session: state.session } })
    this.#touched.add(id)
  }
}

const progressKey = ({ session }: CreditState) => `${session.userId} ${session.videoId}`
