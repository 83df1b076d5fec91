import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import { sendClientError } from './connections/client-error.ts'
import { trustedForwardedFor } from './connections/forwarded-for.ts'
import { createHttpServer } from './connections/http-server.ts'
import { network } from '../limits/network.ts'
import { currentWork } from '../observability/current-work.ts'
import { announceUnexpected } from '../observability/error-reports/unexpected-errors.ts'
import { nameRequests, requestIdOf } from '../observability/request-ids.ts'
import { BoundedLog, causeOf } from '../log/bounded-log.ts'
import { logOutput } from '../log/log-output.ts'
import { loggedError, withoutValues } from '../log/logged-error.ts'
import { isServiceUnavailable } from './service-unavailable.ts'
import { unavailable } from './refusals.ts'
import { limitDatabaseTime } from './request-database-time.ts'
import { PageHeaders } from './pages/page-headers.ts'
import { dataSecurityHeaders } from './headers/security-headers.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { wellFormedAddress } from './well-formed-address.ts'

/** Returns an HTTP server with limits on slow and large requests, security headers and structured logs; no routes yet. */
export async function createApp(
  config: Config,
  pageHeaders = new PageHeaders(config),
): Promise<FastifyInstance> {
  const bounded = new BoundedLog(config.logLinesPerCause)
  const app = Fastify({
    logger: {
      level: config.logLevel,
      stream: logOutput(config.logFile),
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      mixin: currentWork,
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split('?')[0] }),
        err: (error: unknown) => ({ ...loggedError(error) }),
      },
      hooks: {
        logMethod(given, method, level) {
          const cause = causeOf(given)
          const sayLeftOut = (leftOut: number) =>
            method.call(this, { cause, leftOut }, 'Lines of one cause were left out')
          if (cause !== undefined && !bounded.admits(cause, sayLeftOut)) return
          announceUnexpected(given, level)
          method.apply(this, withoutValues(given))
        },
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestIdOf(raw, config.http.trustedProxies),
    // Requests share one logger to save memory; the few log lines name their request.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 100_000,
    serverFactory: (handle) => createHttpServer(handle, (request) => clientNetwork(request, config)),
    // Without our own proxies no header is trusted for the caller's address.
    trustProxy: config.http.trustedProxies > 0 && ((_address, hop) => hop < config.http.trustedProxies),
    // The hook below responds instead, with the security headers.
    return503OnClosing: false,
    clientErrorHandler: sendClientError,
    forceCloseConnections: 'idle',
    // The router would answer a malformed address with JSON, and without our headers.
    rewriteUrl: ({ url = '/' }) => wellFormedAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  // Only JSON bodies are accepted, except where a route registers another parser.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    if (isServiceUnavailable(error)) {
      request.log.warn({ err: error, requestId: request.id }, 'A request could not be served')
      return unavailable(reply)
    }
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'A request failed')
    const message = status >= 500 ? 'Something went wrong.' : error.message
    // The route may have made its response cacheable before it failed.
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message, extensions: { requestId: request.id } }] })
  })
  nameRequests(app)
  const { trustedProxies } = config.http
  // This hook comes before the others, because they use the caller's address.
  if (trustedProxies > 0)
    app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
      const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',')
      headers['x-forwarded-for'] = trustedForwardedFor(forwardedFor, trustedProxies).join(', ')
      done()
    })
  const dataHeaders = Object.entries(dataSecurityHeaders(config))
  // They are set on Node's response, because the identity provider bypasses Fastify's reply.
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const headers = routeOptions.config.isData ? dataHeaders : pageHeaders.entries
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    // No response is cached unless its route replaces this header.
    reply.raw.setHeader('cache-control', 'no-store')
    done()
  })
  // While the server shuts down, requests on open connections get 503, so that clients use another server.
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (isClosing) void unavailable(reply)
    else done()
  })
  refuseUnstorableText(app)
  limitDatabaseTime(app)
  await app.register(compress, {
    // Our clients do not compress requests, and a compressed body could be a decompression bomb.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
  })
  return app
}

/** Returns the network of the client, which our own proxies forward. */
function clientNetwork({ headers, socket }: IncomingMessage, { http }: Config): string {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const [client] = http.trustedProxies > 0 ? trustedForwardedFor(forwardedFor, http.trustedProxies) : []
  return network(client ?? socket.remoteAddress ?? '')
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that return data and never a page; they get the shorter security headers of data. */
    isData?: boolean
  }
}
