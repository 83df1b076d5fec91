import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFacetFilters } from './facet-filters.ts'
import { type IndexRecord, searchRecords } from './search-records.ts'
import { bodyOf, type Indexes, type IndexRoute, refuse } from './stored-index.fixture.ts'

const DEFAULT_HITS = 20
const MAX_HITS_OF_A_SEARCH = 1000
const BROWSED_HITS = 1000

/** The body of a search, and the name of the index that it asks. */
export interface Search {
  index: string
  body: unknown
}

/** Adds the routes that search and list the records of an index. The searches are added to `searches`. */
export function mountSearch(app: FastifyInstance, indexes: Indexes, searches: Search[]): void {
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

function retrieved(record: IndexRecord, attributes: unknown): Record<string, unknown> {
  if (!Array.isArray(attributes) || attributes.includes('*')) return record
  const kept = Object.entries(record).filter(([name]) => attributes.includes(name))
  return { ...Object.fromEntries(kept), objectID: record.objectID }
}

function findIndex(indexes: Indexes, { params }: FastifyRequest<IndexRoute>) {
  return { name: params.index, index: indexes.get(params.index) }
}

const numberOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise
const noIndex = (reply: FastifyReply, name: string) => refuse(reply, 404, `Index ${name} does not exist`)
