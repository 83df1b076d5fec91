import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import { type SearchService, startSearchService } from '@section/emulators/search/search-service.fixture.ts'
import { importContent } from '../../app/content/import-content.ts'
import { DEMO_SCHOOL } from '../../testing/demo-school.fixture.ts'
import { INDEXING, openAlgolia } from '../../server/search/algolia/algolia-client.ts'
import { AlgoliaEngine } from './algolia/algolia-engine.ts'
import { reconcileIndexes } from './algolia/reconcile-indexes.ts'
import { readDocuments } from './documents/documents-store.ts'
import { PostgresEngine } from './postgres/postgres-engine.ts'
import type { SearchEngine } from './search-engine.ts'
import { SEARCH_EXPECTATIONS } from './search-relevance.fixture.ts'

const NOW = Date.parse('2026-05-13T15:00:00Z')
const KEYS = { appId: 'TESTAPP', apiKey: 'secret' }
/** Its only sessions are hidden, so that no member has it in their list. */
const HIDDEN = 'product-crash-course'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let service: SearchService
let slugs: ReadonlyMap<string, string>
const engines: Record<string, SearchEngine> = {}
beforeAll(async () => {
  database = await openTestDatabase()
  await importContent({ database, folder: DEMO_SCHOOL, now: NOW, allowDemoAccounts: true })
  const { courseId, slug } = courses
  const listed = await database.db.select({ courseId, slug }).from(courses).where(ne(slug, HIDDEN))
  slugs = new Map(listed.map((course) => [course.courseId, course.slug]))
  service = await startSearchService(KEYS)
  const indexes = { all: 'courses_v1', ai: 'courses_v2' }
  const algolia = { engine: 'algolia' as const, ...KEYS, host: service.url, indexes }
  // The limits of a search are too short on a machine that runs other tests as well.
  const client = openAlgolia(algolia, INDEXING)
  await reconcileIndexes(client, indexes, await readDocuments(database.db))
  engines['our own database'] = new PostgresEngine(database.db)
  engines['Algolia'] = new AlgoliaEngine(algolia, client)
}, 60_000)
afterAll(async () => {
  await service.close()
  await database.close()
})

async function find(engine: string, text: string): Promise<string[]> {
  const facets = { stacks: [], topics: [], difficulties: [] }
  const scope = {
    index: 'all' as const,
    visible: new Set(slugs.keys()),
    hidden: new Set<string>(),
    textsOf: () => [],
  }
  const hits = await engines[engine]?.search({ words: foldedWords(text), ...facets, ...scope })
  return (hits ?? []).map(({ courseId }) => slugs.get(courseId) ?? '')
}

describe.each(['our own database', 'Algolia'])('The search of the demo school by %s', (engine) => {
  test.each(SEARCH_EXPECTATIONS)('finds for $query what a person expects', async ({ query, first }) => {
    const found = await find(engine, query)
    if (first.length === 0) return expect(found).toEqual([])
    for (const group of first.map((each) => [each].flat()))
      expect(found.splice(0, group.length).toSorted()).toEqual([...group].toSorted())
  })
})
