import { afterAll, beforeAll, expect, test } from 'vitest'
import { recountChanged } from '@section/api/features/organization/figures/recount.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { BROKEN_RECOUNTS } from './broken-recounts.ts'
import { forgetEverybody, HISTORIES, liveAtRandom, type Recount } from './random-histories.ts'
import { insertSchoolOfEmployers, type SchoolOfEmployers } from './school-of-employers.ts'

/** Each run has the histories of thirty members: 10,000 by night, 300 by day. */
const RUNS = process.env['NIGHTLY'] === '1' ? 334 : 10
/** The number of runs within which a broken count must be caught. */
const MAX_BROKEN_RUNS = 20

let database: Database
let school: SchoolOfEmployers
beforeAll(async () => {
  database = await openTestDatabase()
  school = await insertSchoolOfEmployers(database.db)
})
afterAll(async () => {
  await forgetEverybody(database.db)
  await database.close()
})

const live = (seed: number, recount: Recount) => liveAtRandom({ database }, school, { seed, recount })

test(
  `Figures of employers are equal to an independent count in ${RUNS * HISTORIES} random histories`,
  { timeout: RUNS * 10_000 },
  async () => {
    for (let run = 1; run <= RUNS; run++)
      expect((await live(run, recountChanged)).slice(0, 5).join('\n'), `run ${run}`).toBe('')
  },
)

test.each(Object.entries(BROKEN_RECOUNTS))('A count of figures that %s is caught', async (_what, breaks) => {
  const repair = await breaks.before?.(database.db)
  try {
    const caught: string[] = []
    for (let run = 1; run <= MAX_BROKEN_RUNS && !breaks.caughtBy.test(caught.join('\n')); run++)
      caught.push(...(await live(run, breaks.recount ?? recountChanged)))
    expect(caught.join('\n')).toMatch(breaks.caughtBy)
  } finally {
    await repair?.()
  }
})
