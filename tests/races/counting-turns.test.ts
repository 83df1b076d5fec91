import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { takeFreeTurn, waitForTurn } from '@section/api/features/organization/figures/counting-turn.ts'
import { waitOnce } from './broken-implementations/organization/counting-turns.ts'

// One server at a time counts the figures of employers. docs/decisions/organization-figures.md

/** Longer than the two seconds for which the database lets a statement wait. */
const HELD_MS = 2500

let database: Database & { url?: string }
let other: pg.Client
beforeAll(async () => {
  database = await openTestDatabase()
  if (!database.url) throw new Error('Locks need a real PostgreSQL: set TEST_DATABASE_URL.')
  other = new pg.Client({ connectionString: database.url })
  await other.connect()
})
beforeEach(async () => {
  await other.query('begin')
  await other.query(`select pg_advisory_xact_lock(hashtextextended('periodic organization figures', 0))`)
})
afterEach(() => other.query('rollback'))
afterAll(async () => {
  await other.end()
  await database.close()
})

test('The job leaves the count to a server that counts already', async () => {
  expect(await takeFreeTurn(database.db, async () => 'counted')).toBeNull()
  await other.query('rollback')
  expect(await takeFreeTurn(database.db, async () => 'counted')).toBe('counted')
})

/** Asks for a turn, ends the one of the other server later than a statement may wait, and returns whether the turn came after it. */
async function askWhileHeld(wait: typeof waitForTurn): Promise<boolean> {
  let ended = false
  const counted = wait(database.db, async () => ended)
  const [answer] = await Promise.allSettled([
    counted,
    pause(HELD_MS).then(() => {
      ended = true
      return other.query('rollback')
    }),
  ])
  if (answer.status === 'rejected') throw answer.reason
  return answer.value
}

test('A rebuild waits for a server that counts for longer than a statement may wait, and counts then', async () => {
  expect(await askWhileHeld(waitForTurn)).toBe(true)
})

test('A wait that is not begun again fails while another server counts', async () => {
  await expect(askWhileHeld(waitOnce)).rejects.toThrow()
})
