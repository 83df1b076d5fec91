import { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import { authenticate } from '../../../server/access/authenticate.ts'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import { notFound, tooManyRequests, unauthorizedRequest } from '../../../server/http/refusals.ts'
import type { Services } from '../../../server/services.ts'
import { DOWNLOADS_PATH, readDownloadAddress } from './download-address.ts'
import { openTable } from './open-table.ts'

interface DownloadRoute {
  Params: { file: string }
  Querystring: Readonly<Record<string, unknown>>
}

/**
 * Mounts the files of tables, e.g. `GET /organization-downloads/employees.csv?customerId=…`, for the bearer of a token. A file is
 * written while its rows are read, as fast as the reader takes it, and stops when the reader goes. Where reading fails in between,
 * or the viewer may not read the table any more, the connection breaks off, so that nobody takes a part for the whole. What the viewer may not read, and what does not exist,
 * are refused alike. docs/product/organization.md#downloads
 */
export function mountDownloads(app: FastifyInstance, services: Services): void {
  app.get<DownloadRoute>(
    `${DOWNLOADS_PATH}/:file`,
    // A request for the headers alone would read the whole table.
    { config: { isData: true }, exposeHeadRoute: false, compress: SENT_AT_ONCE },
    async ({ headers, params, query }, reply) => {
      const viewer = await authenticate(services, headers.authorization)
      if (viewer instanceof GraphQLError) return unauthorizedRequest(reply, viewer.message)
      if (!viewer) return unauthorizedRequest(reply)
      const limit = await services.limits.consume('download-dashboard', viewer.userId)
      if (!limit.allowed) return tooManyRequests(reply, limit.retryAfterSeconds)
      const request = readDownloadAddress(params.file, query)
      const table = typeof request === 'string' ? request : openTable(services.database.db, viewer, request)
      if (table === 'INVALID_SORT') return reply.code(400).send({ error: expectedError(table) })
      const mayRead = async () => {
        const present = await authenticate(services, headers.authorization)
        if (!present || present instanceof GraphQLError || typeof request === 'string') return false
        return typeof openTable(services.database.db, present, request) !== 'string'
      }
      const parts = table === 'NOT_FOUND' ? null : await table.file(mayRead)
      if (!parts) return notFound(reply)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.file}"`)
        .send(Readable.from(parts, { objectMode: false }))
    },
  )
}

/** By itself a compression keeps the first half of a megabyte until more comes. */
const SENT_AT_ONCE = {
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
}
