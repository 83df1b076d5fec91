import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** What our pages may ask of the device: nothing that is not on screen. */
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'].map(
    (feature) => `${feature}=()`,
  ),
  'fullscreen=(self)',
  'picture-in-picture=(self)',
].join(', ')

/** An HTTP server with limits on slow and large requests, security headers and structured logs; no routes yet. */
export async function createApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      serializers: { req: (request) => ({ method: request.method, path: request.url.split('?')[0] }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 100_000,
    connectionTimeout: 30_000,
    requestTimeout: 12_000,
    keepAliveTimeout: 5_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    trustProxy: (_address, hop) => hop < config.http.trustedProxies,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  // Only JSON bodies are understood; a route that takes another kind says so itself.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'A request failed')
    const message = status >= 500 ? 'Something went wrong.' : error.message
    return reply.code(status).send({ errors: [{ message, extensions: { requestId: request.id } }] })
  })
  await app.register(helmet, {
    enableCSPNonces: false,
    // Set below: put together once, and not anew for each answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  // On the raw answer, as helmet does: some routes answer past Fastify.
  const policy = contentSecurityPolicy(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('content-security-policy', policy)
    reply.raw.setHeader('permissions-policy', PERMISSIONS)
    done()
  })
  await app.register(compress, {
    // Nobody sends us packed bodies, so nobody can send a bomb.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
  })
  return app
}
