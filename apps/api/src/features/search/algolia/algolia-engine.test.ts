import { expect, test } from 'vitest'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startSearchService } from '@section/emulators/search/search-service.fixture.ts'
import { readDocuments } from '../documents/documents-store.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import { describeSearchEngine } from '../engine-contract/search-engine-contract.fixture.ts'
import { INDEXING, openAlgolia } from '../../../server/search/algolia/algolia-client.ts'
import { AlgoliaEngine } from './algolia-engine.ts'
import { reconcileIndexes } from './reconcile-indexes.ts'

const keys = { appId: 'TESTAPP', apiKey: 'secret' }
const indexes = { all: 'courses_v1', ai: 'courses_v2' }
const configFor = (host: string) => ({ engine: 'algolia' as const, ...keys, host, indexes })

describeSearchEngine('Algolia', async () => {
  const database = await openTestDatabase()
  const service = await startSearchService(keys)
  const config = configFor(service.url)
  // The limits of a search are too short on a machine that runs other tests as well.
  const client = openAlgolia(config, INDEXING)
  return {
    engine: new AlgoliaEngine(config, client),
    db: database.db,
    keepInStep: async () => reconcileIndexes(client, indexes, await readDocuments(database.db)),
    async close() {
      await service.close()
      await database.close()
    },
  }
})

const NO_FACETS = { stacks: [], topics: [], difficulties: [] }

const query = {
  index: 'ai' as const,
  words: ['prompts'],
  stacks: ['ai'],
  topics: ['Foundational AI', '-Odd'],
  difficulties: ['Beginner'],
  visible: new Set(['a']),
  hidden: new Set<string>(),
  textsOf: () => [],
}

test('A search asks Algolia for the ids of 100 hits, with the facets as filters and the text as query', async () => {
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

const pricing: SearchDocument = {
  courseId: 'a',
  title: 'Pricing',
  subtitle: '',
  filters: ['Marketing', 'Beginner'],
  description: '',
  faculty: ['Ann Lee'],
  details: 'For those who charge too little.',
  lessons: [],
  stack: 'marketing',
  topics: [],
  difficulty: 'Beginner',
  sortOrder: 1,
}

test('An Algolia index that an older version has filled is searched by the new attributes once it is reconciled', async () => {
  const service = await startSearchService(keys)
  try {
    const config = configFor(service.url)
    const client = openAlgolia(config)
    const indexName = indexes.all
    await client.setSettings({ indexName, indexSettings: { searchableAttributes: ['title', 'faculty'] } })
    const body = { objectID: 'a', title: 'Pricing', faculty: ['Ann Lee'] }
    await client.batch({ indexName, batchWriteParams: { requests: [{ action: 'addObject', body }] } })
    await reconcileIndexes(client, indexes, [pricing])
    for (const text of ['beginner', 'charge', 'what should I charge', 'beginner zebra'])
      expect(
        await new AlgoliaEngine(config).search({
          ...query,
          index: 'all',
          words: foldedWords(text),
          ...NO_FACETS,
        }),
        text,
      ).toMatchObject([{ courseId: 'a' }])
  } finally {
    await service.close()
  }
})

test('The settings of an Algolia index can be changed by the school once its records are from this version', async () => {
  const service = await startSearchService(keys)
  try {
    const config = configFor(service.url)
    const client = openAlgolia(config)
    await reconcileIndexes(client, indexes, [pricing])
    await client.setSettings({
      indexName: indexes.all,
      indexSettings: { searchableAttributes: ['title'] },
    })
    await reconcileIndexes(client, indexes, [{ ...pricing, title: 'Prices' }])
    const find = (text: string) =>
      new AlgoliaEngine(config).search({ ...query, index: 'all', words: foldedWords(text), ...NO_FACETS })
    expect(await find('prices')).toHaveLength(1)
    expect(await find('beginner')).toEqual([])
  } finally {
    await service.close()
  }
})

test('Words that say nothing about a course are not sent to Algolia, except before and between other words', async () => {
  const service = await startSearchService(keys)
  try {
    const config = configFor(service.url)
    await reconcileIndexes(openAlgolia(config), indexes, [])
    const words = foldedWords('Which courses are for the start-ups of it?')
    await new AlgoliaEngine(config).search({ ...query, words })
    expect(service.searches).toMatchObject([{ body: { query: 'which are for the start ups' } }, {}])
    expect(service.searches[1]).toMatchObject({
      body: {
        query: 'which are for the start ups',
        optionalWords: ['which', 'are', 'for', 'the', 'start', 'ups'],
      },
    })
  } finally {
    await service.close()
  }
})

test('A search of Algolia fails with a wrong key or a missing index', async () => {
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
