import type { Db } from '@section/db/connection.ts'
import { databaseErrorCode } from '@section/db/transaction.ts'
import { Batcher } from '../../../server/batcher.ts'
import { applyProgress, type ReceivedUpdate, type ProgressOutcome } from './apply-progress.ts'

/** Writes a server's progress updates in batches: updates that arrive while one is written form the next. */
export class ProgressWriter {
  readonly #batch: Batcher<ReceivedUpdate, ProgressOutcome>

  constructor(db: Db) {
    this.#batch = new Batcher({
      run: (received) => applyProgress(db, received),
      keyOf: ({ update }) => update.userId,
      isItemError: isDataError,
    })
  }

  /** Applies a progress update and returns its outcome after the commit. */
  write(received: ReceivedUpdate): Promise<ProgressOutcome> {
    return this.#batch.add(received)
  }
}

/** Returns whether an error is of PostgreSQL's classes for invalid data and violated constraints, which one row causes. */
function isDataError(error: unknown): boolean {
  return /^(22|23)/.test(databaseErrorCode(error) ?? '')
}
