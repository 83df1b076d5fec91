import { expect, test } from 'vitest'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import { englishStem } from '@section/domain/search/reasons/english-stem.ts'
import { isStopWord } from '@section/domain/search/stop-words.ts'
import { globSync, readFileSync } from 'node:fs'
import { rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { sql } from 'drizzle-orm'
import { DEMO_SCHOOL } from '../../../testing/demo-school.fixture.ts'
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
    const scope = { visible: new Set([courseId]), hidden: new Set<string>(), textsOf: () => [] }
    for (const text of ['priced strategy', 'how to price', 'the strategies of pricing'])
      expect(await engine.search({ ...query, ...scope, words: foldedWords(text) }), text).toMatchObject([
        { courseId },
      ])
  } finally {
    await database.close()
  }
})

/** Words that PostgreSQL 15 and 18 shorten differently: “ad” and “add”. */
const DIFFERING = new Set(['added', 'adding'])

test('The forms of a word that are marked are those by which PostgreSQL finds it, for all words of the demo school', async () => {
  const files = globSync(`${DEMO_SCHOOL}/**/*.{yaml,md,vtt}`).map((file) => readFileSync(file, 'utf8'))
  const words = [...new Set(files.flatMap(foldedWords))].filter((word) => /^[a-z]{2,60}$/.test(word))
  expect(words.length).toBeGreaterThan(3000)
  const database = await openTestDatabase()
  try {
    const found = await rows<{ word: string; stem: string | null }>(
      database.db,
      sql`select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${sql.param(words)}::text[]) as word`,
    )
    const others = found.filter(
      ({ word, stem }) => !isStopWord(word) && !DIFFERING.has(word) && stem !== englishStem(word),
    )
    expect(others.map(({ word, stem }) => [word, stem, englishStem(word)])).toEqual([])
  } finally {
    await database.close()
  }
})
