import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { sessionSeats } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { CatalogSnapshots } from './catalog-snapshot.ts'

let database: Database
let catalog: CatalogSnapshots
/** Calls the listeners as the database does after a notification and after a lost connection. */
let notify: (payload: string) => void
let reconnect: () => void

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  const listening: Database = {
    ...database,
    listen: async (_channel, onNotify, onReconnect) => {
      notify = onNotify
      reconnect = onReconnect
      return async () => {}
    },
  }
  const cacheInvalidation = new CacheInvalidation(listening)
  await cacheInvalidation.start()
  catalog = new CatalogSnapshots(listening, cacheInvalidation)
})
afterAll(() => database.close())

test('Simultaneous callers get the same cached snapshot of the catalog', async () => {
  expect(catalog.peek()).toBeUndefined()
  const [one, two] = await Promise.all([catalog.current(), catalog.current()])
  expect(one).toBe(two)
  expect(await catalog.current()).toBe(one)
  expect(catalog.peek()).toBe(one)
})

for (const announce of ['catalog ', 'seats 00000000-0000-4000-8000-000000000001', 'reconnect']) {
  test(`A snapshot of the catalog is loaded again after an invalidation (${announce})`, async () => {
    const before = await catalog.current()
    if (announce === 'reconnect') reconnect()
    else notify(announce)
    expect(catalog.peek()).toBeUndefined()
    expect(await catalog.current()).not.toBe(before)
  })
}

test('An invalidation of seats reloads only the seats of the catalog, and one of the catalog reloads its content', async () => {
  const courseId = await insertCourse(database.db)
  const before = await catalog.current()
  const sessionId = await insertSession(database.db, { courseId, capacity: 3 })
  notify(`seats ${sessionId}`)
  const seatsRead = await catalog.current()
  expect(seatsRead.courses).toBe(before.courses)
  expect(seatsRead.sessionsById.has(sessionId)).toBe(false)
  notify('catalog ')
  const contentRead = await catalog.current()
  expect(contentRead.sessionsById.get(sessionId)).toMatchObject({ seats: 3, seatsTaken: 0 })
})

test('Sessions in snapshots of the catalog stay the same objects until their own seats or the content change', async () => {
  const courseId = await insertCourse(database.db)
  const dates = { startAt: new Date('2026-07-01'), endAt: new Date('2026-07-09'), capacity: 3 }
  const filling = await insertSession(database.db, { courseId, ...dates })
  const resting = await insertSession(database.db, { courseId, ...dates })
  notify('catalog ')
  const before = await catalog.current()
  await database.db.update(sessionSeats).set({ taken: 1 }).where(eq(sessionSeats.sessionId, filling))
  notify(`seats ${filling}`)
  const after = await catalog.current()
  expect(after.sessionsById.get(filling)).toMatchObject({ seats: 3, seatsTaken: 1 })
  expect(after.sessionsById.get(resting)).toBe(before.sessionsById.get(resting))
  expect(before.sessionsById.get(filling), 'a snapshot never changes').toMatchObject({ seatsTaken: 0 })
  notify('catalog ')
  expect((await catalog.current()).sessionsById.get(resting)).not.toBe(before.sessionsById.get(resting))
})

test('A change of seats during a load of the catalog is in the next snapshot', async () => {
  const courseId = await insertCourse(database.db)
  const sessionIds = [
    await insertSession(database.db, { courseId, capacity: 3 }),
    await insertSession(database.db, { courseId, capacity: 3 }),
  ]
  notify('catalog ')
  await catalog.current()
  const take = async (sessionId: string) => {
    await database.db.update(sessionSeats).set({ taken: 1 }).where(eq(sessionSeats.sessionId, sessionId))
    notify(`seats ${sessionId}`)
  }
  const [first = '', second = ''] = sessionIds
  await take(first)
  const overtaken = catalog.current()
  await take(second)
  await overtaken
  const { sessionsById } = await catalog.current()
  expect([first, second].map((id) => sessionsById.get(id)?.seatsTaken)).toEqual([1, 1])
})

test('A snapshot of the catalog that was invalidated during its load is returned but not cached', async () => {
  const overtaken = catalog.current()
  notify('catalog ')
  const fresh = catalog.current()
  const old = await overtaken
  // A caller who asks now joins the newer load, which the end of the older load has not removed.
  const joined = catalog.current()
  expect(await joined).toBe(await fresh)
  expect(await fresh).not.toBe(old)
  expect(catalog.peek()).toBe(await fresh)
})
