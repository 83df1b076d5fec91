import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { loadSigningKeys, publicKeys } from './signing-keys-store.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('Servers that start at the same time use the same signing key', async () => {
  const drawn = await Promise.all(Array.from({ length: 5 }, () => loadSigningKeys(database.db)))
  expect(new Set(drawn.map((keys) => keys.map((key) => key.kid).join())).size).toBe(1)
  expect(drawn[0]).toHaveLength(1)
  expect(await loadSigningKeys(database.db)).toEqual(drawn[0])
})

test('Published signing keys have no private part', async () => {
  const { keys } = publicKeys(await loadSigningKeys(database.db))
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([
    ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
  ])
})
