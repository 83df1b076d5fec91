import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { listenFailure } from '../http/listen-failure.ts'

/** What is read at one path of the operators' server. */
export interface OperatorsPage {
  type: string
  headers?: Record<string, string>
  body: () => Promise<string>
}

export interface OperatorsServer {
  /** E.g. `http://127.0.0.1:9464`. */
  url: string
  close(): Promise<void>
}

/**
 * Serves pages that are only read, apart from the members' server and without any of its routes. Errors: `ConfigError` for an
 * address that cannot be had. SECURITY.md#what-operators-see
 */
export async function openOperatorsServer(
  { host, port }: { host: string; port: number },
  pages: Readonly<Record<string, OperatorsPage>>,
  log: FastifyBaseLogger,
): Promise<OperatorsServer> {
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5000 },
    ({ method, url }, response) => {
      const [path = ''] = (url ?? '').split('?')
      const page = Object.hasOwn(pages, path) ? pages[path] : undefined
      if (!page) return plain(response, 404, 'Not found')
      if (method !== 'GET' && method !== 'HEAD') return plain(response, 405, 'Only GET is understood here.')
      page.body().then(
        (body) => send(response, 200, page, body),
        (err: unknown) => {
          log.error({ err }, 'The operators cannot be answered')
          plain(response, 500, 'It could not be measured; the log says why.')
        },
      )
    },
  )
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw listenFailure(error, 'METRICS_HOST, METRICS_PORT', { host, port })
  })
  server.on('error', (err) => log.warn({ err }, 'The server of the operators has an error'))
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host}:${bound}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  send(response, status, { type: 'text/plain; charset=utf-8' }, text)
}

function send(
  response: ServerResponse,
  status: number,
  { type, headers = {} }: Omit<OperatorsPage, 'body'>,
  body: string,
): void {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(body)
}
