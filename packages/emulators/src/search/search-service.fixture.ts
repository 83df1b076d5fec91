import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isRecord } from '../is-record.ts'
import { readFacetFilters } from './facet-filters.ts'
import { type IndexSettings, type IndexRecord, searchRecords } from './search-records.ts'

interface StoredIndex {
  settings: IndexSettings
  records: Map<string, IndexRecord>
}

export interface SearchService {
  /** The address of the service, e.g. `http://127.0.0.1:4000`. */
  url: string
  /** The bodies of all searches with the name of their index, oldest first. */
  searches: { index: string; body: unknown }[]
  /** Returns the ids of the records of an index; undefined if there is none. */
  idsOf: (index: string) => string[] | undefined
  /** Lets every answer from now on take at least this long, in ms. */
  slowDown: (delayMs: number) => void
  close: () => Promise<void>
}

const DEFAULT_HITS = 20
const MAX_HITS_OF_A_SEARCH = 1000
const BROWSED_HITS = 1000

/**
 * Starts a local server with the part of Algolia's search API that a client needs to fill indexes and to search them. It
 * answers 403 without the application's id and key, and 404 for an index that does not exist.
 */
export async function startSearchService(keys: { appId: string; apiKey: string }): Promise<SearchService> {
  const app = Fastify({ bodyLimit: 50_000_000 })
  const indexes = new Map<string, StoredIndex>()
  const searches: SearchService['searches'] = []
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
  mountSearch(app, indexes, searches)
  mountWrites(app, indexes)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    searches,
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

type IndexRoute = { Params: { index: string } }
type Indexes = Map<string, StoredIndex>

function mountSearch(app: FastifyInstance, indexes: Indexes, searches: SearchService['searches']): void {
  app.post<IndexRoute>('/1/indexes/:index/query', (request, reply) => {
    const { name, index } = findIndex(indexes, request)
    if (!index) return noIndex(reply, name)
    const body = bodyOf(request)
    searches.push({ index: name, body })
    const query = typeof body['query'] === 'string' ? body['query'] : ''
    const facetFilters = readFacetFilters(body['facetFilters'])
    if (!facetFilters) return refuse(reply, 400, 'Invalid value for "facetFilters" parameter')
    const hitsPerPage = numberOf(body['hitsPerPage'], DEFAULT_HITS)
    const page = numberOf(body['page'], 0)
    const optionalWords = new Set([body['optionalWords'] ?? []].flat().map(String))
    const found = searchRecords(index.records.values(), index.settings, {
      query,
      facetFilters,
      optionalWords,
    })
    const reachable = found.slice(0, MAX_HITS_OF_A_SEARCH)
    const hits = reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    return reply.send({
      hits: hits.map((record) => retrieved(record, body['attributesToRetrieve'])),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(reachable.length / hitsPerPage),
      hitsPerPage,
      query,
      params: '',
      processingTimeMS: 1,
    })
  })
  app.post<IndexRoute>('/1/indexes/:index/browse', (request, reply) => {
    const { name, index } = findIndex(indexes, request)
    if (!index) return noIndex(reply, name)
    const { cursor, hitsPerPage } = bodyOf(request)
    const from = numberOf(Number(cursor ?? 0), 0)
    const to = from + numberOf(hitsPerPage, BROWSED_HITS)
    const all = [...index.records.values()]
    return reply.send({ hits: all.slice(from, to), ...(to < all.length ? { cursor: String(to) } : {}) })
  })
}

function mountWrites(app: FastifyInstance, indexes: Indexes): void {
  let tasks = 0
  const openIndex = (name: string) => {
    const index = indexes.get(name) ?? { settings: {}, records: new Map<string, IndexRecord>() }
    indexes.set(name, index)
    return index
  }
  app.put<IndexRoute>('/1/indexes/:index/settings', (request, reply) => {
    const index = openIndex(request.params.index)
    index.settings = { ...index.settings, ...bodyOf(request) }
    return reply.send({ taskID: ++tasks, updatedAt: new Date(0).toISOString() })
  })
  app.post<IndexRoute>('/1/indexes/:index/batch', (request, reply) => {
    const { requests } = bodyOf(request)
    const given: readonly unknown[] = Array.isArray(requests) ? requests : [undefined]
    const writes = given.map(readWrite)
    if (writes.some((write) => write === undefined)) return refuse(reply, 400, 'Invalid batch')
    const { records } = openIndex(request.params.index)
    for (const write of writes) {
      if (!write) continue
      if (write.action === 'deleteObject') records.delete(write.record.objectID)
      else records.set(write.record.objectID, write.record)
    }
    return reply.send({ taskID: ++tasks, objectIDs: writes.map((write) => write?.record.objectID) })
  })
}

function readWrite(request: unknown): { action: string; record: IndexRecord } | undefined {
  if (!isRecord(request)) return undefined
  const { action, body } = request
  const isKnown = action === 'addObject' || action === 'updateObject' || action === 'deleteObject'
  if (!isKnown || !isRecord(body)) return undefined
  const { objectID } = body
  return typeof objectID === 'string' ? { action, record: { ...body, objectID } } : undefined
}

function retrieved(record: IndexRecord, attributes: unknown): Record<string, unknown> {
  if (!Array.isArray(attributes) || attributes.includes('*')) return record
  const kept = Object.entries(record).filter(([name]) => attributes.includes(name))
  return { ...Object.fromEntries(kept), objectID: record.objectID }
}

function findIndex(indexes: Indexes, { params }: FastifyRequest<IndexRoute>) {
  return { name: params.index, index: indexes.get(params.index) }
}

const bodyOf = ({ body }: FastifyRequest<IndexRoute>): Record<string, unknown> => (isRecord(body) ? body : {})
const numberOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise
const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ message, status })
const noIndex = (reply: FastifyReply, name: string) => refuse(reply, 404, `Index ${name} does not exist`)
