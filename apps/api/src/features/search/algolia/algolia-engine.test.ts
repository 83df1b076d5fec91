import { expect, test } from 'vitest'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startSearchService } from '@section/emulators/search/search-service.fixture.ts'
import { readDocuments } from '../documents/documents-store.ts'
import { describeSearchEngine } from '../search-engine-contract.fixture.ts'
import { openAlgolia } from './algolia-client.ts'
import { AlgoliaEngine } from './algolia-engine.ts'
import { reconcileIndexes } from './reconcile-indexes.ts'

const keys = { appId: 'TESTAPP', apiKey: 'secret' }
const indexes = { all: 'courses_v1', ai: 'courses_v2' }
const configFor = (host: string) => ({ engine: 'algolia' as const, ...keys, host, indexes })

describeSearchEngine('Algolia', async () => {
  const database = await openTestDatabase()
  const service = await startSearchService(keys)
  const config = configFor(service.url)
  return {
    engine: new AlgoliaEngine(config),
    db: database.db,
    keepInStep: async () => reconcileIndexes(openAlgolia(config), indexes, await readDocuments(database.db)),
    async close() {
      await service.close()
      await database.close()
    },
  }
})

const query = {
  index: 'ai' as const,
  text: 'prompts',
  stacks: ['ai'],
  topics: ['Foundational AI', '-Odd'],
  difficulties: ['Beginner'],
  visible: new Set(['a']),
  hidden: new Set<string>(),
}

test('a search asks for the ids of 100 hits, with the facets as filters and the text as query', async () => {
  const service = await startSearchService(keys)
  try {
    await reconcileIndexes(openAlgolia(configFor(service.url)), indexes, [])
    expect(await new AlgoliaEngine(configFor(service.url)).search(query)).toEqual([])
    expect(service.searches).toEqual([
      {
        index: 'courses_v2',
        body: {
          query: 'prompts',
          facetFilters: [['Stack:ai'], ['Topic:Foundational AI', 'Topic:\\-Odd'], ['Difficulty:Beginner']],
          attributesToRetrieve: ['objectID'],
          attributesToHighlight: [],
          hitsPerPage: 100,
          page: 0,
        },
      },
    ])
  } finally {
    await service.close()
  }
})

test('a search with a wrong key or of a missing index fails', async () => {
  const service = await startSearchService(keys)
  try {
    const config = configFor(service.url)
    await expect(new AlgoliaEngine(config).search(query)).rejects.toMatchObject({ status: 404 })
    const wrong = new AlgoliaEngine({ ...config, apiKey: 'wrong' })
    await expect(wrong.search(query)).rejects.toMatchObject({ status: 403 })
  } finally {
    await service.close()
  }
})
