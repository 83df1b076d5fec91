import type { Db } from '@section/db/connection.ts'
import { databaseErrorCode } from '@section/db/transaction.ts'
import { NaturalBatch } from '../../../server/natural-batch.ts'
import { applyProgress, type ArrivedUpdate, type ProgressOutcome } from './apply-progress.ts'

/** Writes the progress updates of a server: one batch is under way, and the next carries what arrives meanwhile. */
export class ProgressWriter {
  readonly #batch: NaturalBatch<ArrivedUpdate, ProgressOutcome>

  constructor(db: Db) {
    this.#batch = new NaturalBatch({
      run: (arrived) => applyProgress(db, arrived),
      keyOf: ({ update }) => update.userId,
      isOwnFault: isAboutData,
    })
  }

  /** Applies a progress update, and returns its outcome after the commit that holds it. */
  write(arrived: ArrivedUpdate): Promise<ProgressOutcome> {
    return this.#batch.add(arrived)
  }
}

/** PostgreSQL's classes for values that do not fit and for broken constraints: the fault of a row, not of a server. */
function isAboutData(error: unknown): boolean {
  return /^(22|23)/.test(databaseErrorCode(error) ?? '')
}
