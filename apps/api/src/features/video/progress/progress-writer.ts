import type { Db } from '@section/db/connection.ts'
import { databaseErrorCode } from '@section/db/transaction.ts'
import type { SkippedTime } from '../../../server/skipped-time.ts'
import { Batcher } from '../../../server/batcher.ts'
import { applyProgressUpdates, type ReceivedUpdate, type ProgressOutcome } from './apply-progress.ts'

/** Writes progress updates; `add` returns the outcome of one after the commit. */
export type ProgressWriter = Batcher<ReceivedUpdate, ProgressOutcome>

/** Returns what writes a server's progress updates in batches: those that arrive while one is written form the next. */
export function openProgressWriter(db: Db, skippedTime: SkippedTime): ProgressWriter {
  return new Batcher({
    run: (received) => applyProgressUpdates({ db, skippedTime }, received),
    keyOf: ({ update }) => update.userId,
    isItemError: isDataError,
  })
}

/** Returns whether an error is of PostgreSQL's classes for invalid data and violated constraints, which one row causes. */
function isDataError(error: unknown): boolean {
  return /^(22|23)/.test(databaseErrorCode(error) ?? '')
}
