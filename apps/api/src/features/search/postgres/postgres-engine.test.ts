import { expect, test } from 'vitest'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { insertCourse } from '../../../testing/insert-course.ts'
import { refreshDocuments } from '../documents/refresh-documents.ts'
import { describeSearchEngine } from '../engine-contract/search-engine-contract.fixture.ts'
import { PostgresEngine } from './postgres-engine.ts'

describeSearchEngine('The engine in our own database', async () => {
  const database = await openTestDatabase()
  const { db } = database
  return {
    engine: new PostgresEngine(db),
    db,
    keepInStep: () => db.transaction((tx) => refreshDocuments(tx)),
    close: () => database.close(),
  }
})

test('The search in PostgreSQL finds other forms of a word, and does not require words that say nothing', async () => {
  const database = await openTestDatabase()
  try {
    const courseId = await insertCourse(database.db, { title: 'Pricing Strategies' })
    await database.db.transaction((tx) => refreshDocuments(tx))
    const engine = new PostgresEngine(database.db)
    const query = { index: 'all' as const, stacks: [], topics: [], difficulties: [] }
    const scope = { visible: new Set([courseId]), hidden: new Set<string>() }
    for (const text of ['priced strategy', 'how to price', 'the strategies of pricing'])
      expect(await engine.search({ ...query, ...scope, words: foldedWords(text) }), text).toMatchObject([
        { courseId },
      ])
  } finally {
    await database.close()
  }
})
