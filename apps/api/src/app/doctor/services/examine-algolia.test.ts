import { afterEach, describe, expect, test } from 'vitest'
import { startSearchService } from '@section/emulators/search/search-service.fixture.ts'
import { closeAll, closeLater } from '../answering.fixture.ts'
import { examine, NOWHERE } from '../examine.fixture.ts'
import { examineAlgolia } from './examine-algolia.ts'

afterEach(closeAll)

describe('Algolia', () => {
  const keys = { appId: 'APP', apiKey: 'canary-key' }
  const INDEXES = ['courses_v1', 'courses_v2', 'resources_v1', 'resources_v1_stack_ai']

  async function algolia(indexes = INDEXES) {
    const service = await startSearchService(keys)
    closeLater(service.close)
    const headers = {
      'x-algolia-application-id': keys.appId,
      'x-algolia-api-key': keys.apiKey,
      'content-type': 'text/plain',
    }
    for (const index of indexes)
      await fetch(`${service.url}/1/indexes/${index}/settings`, { method: 'PUT', headers, body: '{}' })
    const environment = {
      SEARCH_ENGINE: 'algolia',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'canary-key',
      ALGOLIA_HOST: service.url,
    }
    return { service, environment }
  }

  test('whose key may search and write, with all indexes, is well', async () => {
    const { environment } = await algolia()
    expect(await examine(examineAlgolia, environment)).toEqual([
      '✓ the key may search and write, and 4 indexes are there',
    ])
  })

  test('that lacks the application, a right or an index is told by its variable', async () => {
    const { service, environment } = await algolia(INDEXES.slice(1))
    expect(await examine(examineAlgolia, environment)).toEqual([
      '✗ ALGOLIA_INDEX: there is no such index yet; the worker makes it within minutes, if it runs with SEARCH_ENGINE=algolia.',
    ])
    service.rights.delete('addObject')
    expect(await examine(examineAlgolia, environment)).toEqual([
      '✗ ALGOLIA_API_KEY: the key may not addObject; give it these rights at Algolia.',
    ])
    expect(await examine(examineAlgolia, { ...environment, ALGOLIA_API_KEY: 'canary-other' })).toEqual([
      '✗ ALGOLIA_APP_ID, ALGOLIA_API_KEY: Algolia knows no such application, or no such key of it.',
    ])
    expect(await examine(examineAlgolia, { ...environment, ALGOLIA_HOST: NOWHERE })).toEqual([
      '✗ ALGOLIA_HOST: Algolia does not answer there; leave the variable out for Algolia’s own servers, and let this machine reach them.',
    ])
  })
})
