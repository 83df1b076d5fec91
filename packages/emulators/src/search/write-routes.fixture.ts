import type { FastifyInstance } from 'fastify'
import { isRecord } from '../is-record.ts'
import type { IndexRecord } from './search-records.ts'
import { bodyOf, type Indexes, type IndexRoute, refuse } from './stored-index.fixture.ts'

/** Adds the routes that create an index and change its settings and records. */
export function mountWrites(app: FastifyInstance, indexes: Indexes): void {
  let tasks = 0
  const openIndex = (name: string) => {
    const index = indexes.get(name) ?? { settings: {}, records: new Map<string, IndexRecord>() }
    indexes.set(name, index)
    return index
  }
  app.get<IndexRoute>('/1/indexes/:index/settings', ({ params }, reply) => {
    const index = indexes.get(params.index)
    return index ? reply.send(index.settings) : refuse(reply, 404, `Index ${params.index} does not exist`)
  })
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
