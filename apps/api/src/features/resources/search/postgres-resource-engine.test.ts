import { expect, test } from 'vitest'
import { openTestDatabase } from '@section/db/test-database.ts'
import { insertResource } from '../resources-kit.fixture.ts'
import { PostgresResourceEngine } from './postgres-resource-engine.ts'
import { describeResourceEngine } from './resource-engine-contract.fixture.ts'
import { readResourceWords, refreshResourceWords } from './resource-words-store.ts'

describeResourceEngine('The search for resources in our own database', async () => {
  const database = await openTestDatabase()
  const { db } = database
  return {
    engine: new PostgresResourceEngine(db, { all: () => readResourceWords(db) }),
    db,
    keepInStep: () => refreshResourceWords(db),
    close: () => database.close(),
  }
})

test('The search for resources in PostgreSQL finds other forms of a word', async () => {
  const database = await openTestDatabase()
  try {
    const id = await insertResource(database.db, { title: 'Pricing Strategies' })
    const engine = new PostgresResourceEngine(database.db, { all: () => readResourceWords(database.db) })
    expect(await engine.search({ index: 'all', words: ['priced', 'strategy'] })).toEqual([id])
  } finally {
    await database.close()
  }
})
