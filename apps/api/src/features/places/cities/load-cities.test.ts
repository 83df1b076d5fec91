import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { cities, contentLoads } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { findCities } from './cities-store.ts'
import { loadCities } from './load-cities.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await loadCities(database.db)
})
afterAll(() => database.close())

const find = (country: string, beginning: string, region: string | null = null) =>
  findCities(database.db, { country, region, beginning })

test('The cities of 15,000 people and more are loaded, without their parts', async () => {
  expect(await database.db.$count(cities)).toBeGreaterThan(23_000)
  const zurich = await find('CH', 'Zurich')
  expect(zurich).toEqual(['Zürich'])
})

test.each([
  ['US', 'Massachusetts', 'bost', ['Boston']],
  ['CA', 'Quebec', 'montr', ['Montréal']],
  ['CA', 'Ontario', 'montr', []],
  ['AU', 'Victoria', 'melb', ['Melbourne']],
  ['GB', 'Scotland', 'edin', ['Edinburgh']],
  ['CH', 'Genève', 'gen', ['Genève']],
])(
  'The region of cities in %s is known: those of %s that begin with %j are %j',
  async (country, region, text, found) => {
    expect(await find(country, text, region)).toEqual(found)
  },
)

test.each([
  ['US', 'Nunavut'],
  ['DE', 'Bayern'],
  ['GB', 'Kent'],
])(
  'In %s a region that no city is known to lie in, such as %s, does not narrow the search',
  async (country, region) => {
    expect(await find(country, '', region)).toEqual(await find(country, ''))
  },
)

test('The same version is loaded once, and another one replaces all cities', async () => {
  const { db } = database
  const before = await db.$count(cities)
  await db.delete(cities)
  await loadCities(db)
  expect(await db.$count(cities)).toBe(0)
  await db.update(contentLoads).set({ version: 'another' })
  await loadCities(db)
  expect(await db.$count(cities)).toBe(before)
})
