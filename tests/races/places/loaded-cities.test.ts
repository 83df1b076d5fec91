import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCities } from '@section/api/features/places/cities/load-cities.ts'
import type { Database } from '@section/db/connection.ts'
import { cities } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 4 })
})
afterAll(() => database?.close())

test('Of four servers that start together on a new database one loads the cities, and none fails or waits for it', async () => {
  const ends: number[] = []
  const loads = Array.from({ length: 4 }, async () => {
    await loadCities(database.db)
    ends.push(await database.db.$count(cities))
  })
  await Promise.all(loads)
  expect(ends.slice(0, 3)).toEqual([0, 0, 0])
  expect(ends[3]).toBeGreaterThan(23_000)
})
