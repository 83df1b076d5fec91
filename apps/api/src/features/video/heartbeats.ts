import { databaseErrorCode } from '@section/db/transaction.ts'
import type { ChangeFeed } from '../../server/change-feed.ts'
import { NaturalBatch } from '../../server/natural-batch.ts'
import { type ArrivedBeat, type BeatOutcome, creditBeats } from './credit-beats.ts'

type Feed = Pick<ChangeFeed, 'transact'>

const kept = new WeakMap<Feed, Heartbeats>()

/** The one that takes down the beats of a server, by its change feed. */
export function heartbeatsOf(feed: Feed): Heartbeats {
  const heartbeats = kept.get(feed) ?? new Heartbeats(feed)
  kept.set(feed, heartbeats)
  return heartbeats
}

/** Takes down what players report, many at once and each durably. */
class Heartbeats {
  readonly #batch: NaturalBatch<ArrivedBeat, BeatOutcome>

  constructor(feed: Feed) {
    this.#batch = new NaturalBatch({
      run: (beats) => feed.transact((tx) => creditBeats(tx, beats)),
      isOwnFault: isAboutData,
    })
  }

  /** Credits a beat; answers after the commit that holds it. */
  record(arrived: ArrivedBeat): Promise<BeatOutcome> {
    return this.#batch.add(arrived)
  }
}

/** PostgreSQL's classes for values that do not fit and for broken constraints: the fault of a row, not of a server. */
function isAboutData(error: unknown): boolean {
  return /^(22|23)/.test(databaseErrorCode(error) ?? '')
}
