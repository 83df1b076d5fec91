import { isoDate } from '@section/domain/time/calendar-date.ts'
import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'
import { type CountingTurn, takeFreeTurn, waitForTurn } from './counting-turn.ts'
import {
  findLastNote,
  findPeriodWindows,
  noteEverybody,
  noteMovedPeriods,
  replaceFigures,
  storeAsOf,
  takeNotes,
} from './recount-store.ts'
import { replaceSums } from './sums-store.ts'

type Needs = Pick<Services, 'database'>

/** With some hundred video sessions for each, the transaction of so many members takes some hundred milliseconds. */
export const COUNTED_AT_ONCE = 20

/**
 * Counts anew what employers see of the members whose learning, name or seat has changed, and of those whose periods have moved,
 * in batches with a transaction each. Changes that come meanwhile are left for the next run, and everything is left to another
 * server that counts already. A member whose figures cannot be counted keeps nobody else waiting; the error is thrown in the end.
 * `now` in epoch ms. docs/decisions/organization-figures.md
 */
export const recountChanged = (services: Needs, now: number): Promise<void> =>
  recountIn(takeFreeTurn, services, now)

/** Does the same, but waits for a server that counts already. Errors: FiguresBusy. */
export const waitAndRecountChanged = (services: Needs, now: number): Promise<void> =>
  recountIn(waitForTurn, services, now)

/** Counts the figures of all employees and their sums anew, whatever is stored. `now` in epoch ms. Errors: FiguresBusy. */
export async function rebuildFigures(services: Needs, now: number): Promise<void> {
  const { db } = services.database
  await noteEverybody(db)
  await waitAndRecountChanged(services, now)
  await waitForTurn(db, replaceSums)
}

async function recountIn(turn: CountingTurn, { database: { db } }: Needs, now: number): Promise<void> {
  await noteMovedPeriods(db, isoDate(now))
  const lastNote = await findLastNote(db)
  const left: string[] = []
  let failure: unknown
  for (let more = true; more;) {
    let taken: string[] = []
    try {
      const counted = await turn(db, async (tx) => {
        taken = await takeNotes(tx, lastNote, { left, max: failure ? 1 : COUNTED_AT_ONCE })
        return recountBatch(tx, taken, now)
      })
      more = counted ?? false
    } catch (error) {
      if (taken.length === 0) throw error
      // After a failure the members are counted one by one, so that those who can be counted are.
      if (failure) left.push(...taken)
      failure ??= error
    }
  }
  if (left.length > 0) throw failure
}

/** Counts one batch; returns whether there may be more. The last one stores the time up to which the figures are true. */
async function recountBatch(tx: Db, userIds: readonly string[], now: number): Promise<boolean> {
  if (userIds.length > 0) await recount(tx, userIds, now)
  else await storeAsOf(tx, now)
  return userIds.length > 0
}

/** Counts the figures of these members in place of those that are stored. `now` in epoch ms. */
export async function recount(tx: Db, userIds: readonly string[], now: number): Promise<void> {
  await replaceFigures(tx, userIds, await findPeriodWindows(tx, userIds, now), isoDate(now))
}
