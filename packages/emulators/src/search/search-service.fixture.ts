import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { mountSearch, type Search } from './search-routes.fixture.ts'
import { type Indexes, refuse } from './stored-index.fixture.ts'
import { mountWrites } from './write-routes.fixture.ts'

/** The rights of the key, until a test takes some away. */
const RIGHTS = ['search', 'browse', 'addObject', 'deleteObject', 'settings', 'editSettings']

export interface SearchService {
  /** The address of the service, e.g. `http://127.0.0.1:4000`. */
  url: string
  /** The bodies of all searches with the name of their index, oldest first. */
  searches: Search[]
  /** Returns the ids of the records of an index; undefined if there is none. */
  idsOf: (index: string) => string[] | undefined
  /** The rights of the key. */
  rights: Set<string>
  /** Lets every answer from now on take at least this long, in ms. */
  slowDown: (delayMs: number) => void
  close: () => Promise<void>
}

/**
 * Starts a local server with the part of Algolia's search API that a client needs to fill indexes and to search them. It
 * answers 403 without the application's id and key, and 404 for an index that does not exist.
 */
export async function startSearchService(keys: { appId: string; apiKey: string }): Promise<SearchService> {
  const app = Fastify({ bodyLimit: 50_000_000 })
  const indexes: Indexes = new Map()
  const searches: Search[] = []
  const rights = new Set(RIGHTS)
  let delayMs = 0
  // Algolia's clients send JSON as plain text.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.addHook('onRequest', async ({ headers }, reply) => {
    const { appId, apiKey } = keys
    if (headers['x-algolia-application-id'] !== appId || headers['x-algolia-api-key'] !== apiKey)
      return refuse(reply, 403, 'Invalid Application-ID or API key')
    if (delayMs > 0) await pause(delayMs)
  })
  app.get('/1/keys/:key', () => ({ value: '', acl: [...rights] }))
  mountSearch(app, indexes, searches)
  mountWrites(app, indexes)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    searches,
    rights,
    idsOf: (name) => {
      const index = indexes.get(name)
      return index && [...index.records.keys()]
    },
    slowDown: (ms) => {
      delayMs = ms
    },
    close: () => app.close(),
  }
}
