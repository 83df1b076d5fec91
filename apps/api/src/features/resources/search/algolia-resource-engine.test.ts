import { expect, test } from 'vitest'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startSearchService } from '@section/emulators/search/search-service.fixture.ts'
import { INDEXING, openAlgolia } from '../../../server/search/algolia/algolia-client.ts'
import { loadResources } from '../resource-store.ts'
import { AlgoliaResourceEngine } from './algolia-resource-engine.ts'
import { reconcileResourceIndexes } from './reconcile-resource-indexes.ts'
import { describeResourceEngine } from './resource-engine-contract.fixture.ts'

const keys = { appId: 'TESTAPP', apiKey: 'secret' }
const resourceIndexes = { all: 'resources_v1', ai: 'resources_v1_stack_ai' }
const configFor = (host: string) => ({ engine: 'algolia' as const, ...keys, host, resourceIndexes })

describeResourceEngine('The search for resources in Algolia', async () => {
  const database = await openTestDatabase()
  const service = await startSearchService(keys)
  const config = configFor(service.url)
  // The limits of a search are too short on a machine that runs other tests as well.
  const client = openAlgolia(config, INDEXING)
  return {
    engine: new AlgoliaResourceEngine(config, client),
    db: database.db,
    keepInStep: async () =>
      reconcileResourceIndexes(client, resourceIndexes, await loadResources(database.db)),
    async close() {
      await service.close()
      await database.close()
    },
  }
})

test('A search for resources asks Algolia for ids alone, in the index of the viewer', async () => {
  const service = await startSearchService(keys)
  try {
    const config = configFor(service.url)
    await reconcileResourceIndexes(openAlgolia(config), resourceIndexes, [])
    expect(await new AlgoliaResourceEngine(config).search({ index: 'ai', words: ['prompts'] })).toEqual([])
    expect(service.searches).toEqual([
      {
        index: 'resources_v1_stack_ai',
        body: {
          query: 'prompts',
          attributesToRetrieve: ['objectID'],
          attributesToHighlight: [],
          hitsPerPage: 1000,
        },
      },
    ])
  } finally {
    await service.close()
  }
})

test('A search for resources fails with a wrong key or a missing index of Algolia', async () => {
  const service = await startSearchService(keys)
  try {
    const config = configFor(service.url)
    const query = { index: 'all' as const, words: ['prompts'] }
    await expect(new AlgoliaResourceEngine(config).search(query)).rejects.toMatchObject({ status: 404 })
    const wrong = new AlgoliaResourceEngine({ ...config, apiKey: 'wrong' })
    await expect(wrong.search(query)).rejects.toMatchObject({ status: 403 })
  } finally {
    await service.close()
  }
})
