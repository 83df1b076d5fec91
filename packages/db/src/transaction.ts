import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './connection.ts'

const RETRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Runs `work` in one transaction and returns its result. Retries three times after a deadlock or serialization failure. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx))
    } catch (error) {
      if (attempt > RETRIES || !isTransient(error)) throw error
      await pause(Math.random() * 20 * attempt)
    }
  }
}

function isTransient(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}

/** Returns the SQLSTATE of a database error, even if the query builder has wrapped it. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) return error.code
  return databaseErrorCode(error.cause)
}
