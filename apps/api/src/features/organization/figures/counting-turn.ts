import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@section/db/connection.ts'
import { databaseErrorCode, transact } from '@section/db/transaction.ts'
import { hold, tryHold } from '../../../server/jobs/finished-periods-store.ts'

/** The name under which one server at a time counts. */
const FIGURES = 'organization figures'
const LONGEST_WAIT_MS = 60_000
const PAUSE_MS = 100
const LOCK_NOT_AVAILABLE = '55P03'

/** Another server has counted the figures of employers all the time. */
export class FiguresBusy extends Error {
  override name = 'FiguresBusy'
}

/** Runs work in a transaction during which no other server counts. */
export type CountingTurn = <T>(db: Db, work: (tx: Db) => Promise<T>) => Promise<T | null>

/** Takes a turn of counting, and answers null at once while another server has it. */
export const takeFreeTurn: CountingTurn = (db, work) =>
  transact(db, async (tx) => ((await tryHold(tx, FIGURES)) ? work(tx) : null))

/** Takes a turn of counting as soon as the server that has it ends its own. Errors: FiguresBusy after a minute. */
export async function waitForTurn<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const end = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    let held = false
    try {
      return await transact(db, async (tx) => {
        held = false
        await hold(tx, FIGURES)
        held = true
        return work(tx)
      })
    } catch (error) {
      // Each wait is short, as the database wants it; a lock that is missed by the work itself is a failure of the work.
      if (held || databaseErrorCode(error) !== LOCK_NOT_AVAILABLE) throw error
      if (performance.now() > end)
        throw new FiguresBusy('Another server has counted the figures for more than a minute.', {
          cause: error,
        })
      await pause(PAUSE_MS)
    }
  }
}
