import type { Db } from '@section/db/connection.ts'
import { waitForTurn } from './counting-turn.ts'
import { COUNTED_AT_ONCE, recount } from './recount.ts'
import { keepSeats } from './recount-store.ts'
import {
  findEmployeesAfter,
  findNoted,
  findWrongSums,
  readStoredRows,
  type StoredRows,
} from './wrong-figures-store.ts'

/** The first user id of all. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Counts all figures from scratch without storing them, and returns what is stored otherwise, each as a sentence that names
 * ids and numbers only. Whoever is noted to be counted is left out. Waits for a server that counts. `now` in epoch ms, on the day
 * of the last count. Errors: FiguresBusy.
 */
export async function findWrongFigures(db: Db, now: number): Promise<string[]> {
  const wrong = await findWrongSums(db)
  let userIds = await findEmployeesAfter(db, FIRST, COUNTED_AT_ONCE)
  while (userIds.length > 0) {
    wrong.push(...(await compareWithCount(db, userIds, now)))
    userIds = await findEmployeesAfter(db, userIds.at(-1) ?? FIRST, COUNTED_AT_ONCE)
  }
  return wrong
}

/** Counts within a transaction that is rolled back. */
async function compareWithCount(db: Db, userIds: readonly string[], now: number): Promise<string[]> {
  let wrong: string[] = []
  const rolledBack = new Error('Compared.')
  await waitForTurn(db, async (tx) => {
    await keepSeats(tx, userIds)
    const stored = await readStoredRows(tx, userIds)
    await recount(tx, userIds, now)
    // What somebody did since they were found is in the count and not in what is stored.
    const noted = await findNoted(tx, userIds)
    wrong = differences(stored, await readStoredRows(tx, userIds), noted)
    throw rolledBack
  }).catch((error: unknown) => {
    if (error !== rolledBack) throw error
  })
  return wrong
}

function differences(stored: StoredRows, counted: StoredRows, noted: ReadonlySet<string>): string[] {
  return [...new Map([...stored, ...counted])]
    .filter(([key, { userId }]) => !noted.has(userId) && stored.get(key)?.value !== counted.get(key)?.value)
    .map(([key]) => `${key} is ${stored.get(key)?.value} and should be ${counted.get(key)?.value}`)
}
