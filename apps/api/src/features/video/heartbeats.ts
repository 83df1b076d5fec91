import type { Db } from '@section/db/connection.ts'
import { databaseErrorCode } from '@section/db/transaction.ts'
import type { CacheInvalidation } from '../../server/cache-invalidation.ts'
import { NaturalBatch } from '../../server/natural-batch.ts'
import type { Services } from '../../server/services.ts'
import { type ArrivedBeat, type BeatOutcome, creditBeats } from './credit-beats.ts'
import { KnownSittings } from './known-sittings.ts'

const LANES = 2

const kept = new WeakMap<CacheInvalidation, Heartbeats>()

/** The one that takes down the beats of a server. */
export function heartbeatsOf({
  cacheInvalidation,
  database,
}: Pick<Services, 'cacheInvalidation' | 'database'>): Heartbeats {
  const heartbeats = kept.get(cacheInvalidation) ?? new Heartbeats({ cacheInvalidation, db: database.db })
  kept.set(cacheInvalidation, heartbeats)
  return heartbeats
}

/** Takes down what players report, many at once and each durably. */
class Heartbeats {
  readonly #batch: NaturalBatch<ArrivedBeat, BeatOutcome>

  constructor(places: { cacheInvalidation: CacheInvalidation; db: Db }) {
    const book = { ...places, known: new KnownSittings() }
    this.#batch = new NaturalBatch({
      run: (beats) => creditBeats(book, beats),
      // While PostgreSQL writes one batch, the next is credited and the last is answered.
      lanes: LANES,
      keyOf: ({ beat }) => beat.userId,
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
