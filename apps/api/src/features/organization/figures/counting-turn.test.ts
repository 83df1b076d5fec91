import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { FiguresBusy, takeFreeTurn, waitForTurn } from './counting-turn.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => database.close())

/** The error of a database in which another server has the lock for longer than a statement may wait. */
const lockNotAvailable = () => Object.assign(new Error('The lock is not available.'), { code: '55P03' })

test('A turn of counting is waited for again after a wait that the database has refused', async () => {
  const tries = vi.spyOn(database.db, 'transaction')
  tries.mockRejectedValueOnce(lockNotAvailable()).mockRejectedValueOnce(lockNotAvailable())
  expect(await waitForTurn(database.db, async () => 'counted')).toBe('counted')
  expect(tries).toHaveBeenCalledTimes(3)
})

test('A turn of counting that nobody gets within a minute is a failure in words', async () => {
  const tries = vi.spyOn(database.db, 'transaction').mockRejectedValue(lockNotAvailable())
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(59_999).mockReturnValue(60_001)
  const waited = waitForTurn(database.db, async () => 'counted')
  await expect(waited).rejects.toThrow(FiguresBusy)
  await expect(waited).rejects.toThrow('Another server has counted the figures for more than a minute.')
  expect(tries).toHaveBeenCalledTimes(2)
})

test('Work that misses a lock of its own in its turn fails, and is not done again', async () => {
  const work = vi.fn(async () => {
    throw lockNotAvailable()
  })
  await expect(waitForTurn(database.db, work)).rejects.toThrow('The lock is not available.')
  expect(work).toHaveBeenCalledOnce()
})

test('A free turn of counting is taken at once, and its lock is held during the work', async () => {
  const held = await takeFreeTurn(database.db, (tx) =>
    tx.$count(sql`pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted`),
  )
  expect(held).toBe(1)
})
