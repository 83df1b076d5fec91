import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRecord } from '../is-record.ts'
import type { IndexRecord, IndexSettings } from './search-records.ts'

interface StoredIndex {
  settings: IndexSettings
  records: Map<string, IndexRecord>
}

/** The indexes of a service by their names. */
export type Indexes = Map<string, StoredIndex>

/** A route of an index. */
export type IndexRoute = { Params: { index: string } }

/** Returns the body of a request, which is empty unless it is an object. */
export const bodyOf = ({ body }: FastifyRequest<IndexRoute>): Record<string, unknown> =>
  isRecord(body) ? body : {}

/** Answers with Algolia's form of an error. */
export const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ message, status })
