import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkHeaderSignature } from './header-signature.ts'
import { ObjectFolder } from './object-folder.ts'
import { checkPostPolicy } from './post-policy.ts'
import { S3Error, xmlDocument } from './s3-error.ts'
import type { S3Account } from './signing-key.ts'
import { readUploadedForm } from './uploaded-form.ts'

/** What the emulator reads of one request; more than any policy of ours allows, so that the policy decides. */
const MAX_BODY_BYTES = 6_000_000

/** A picture may be shown by any site and run nothing, also when somebody opens its address. */
const PICTURE_HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

export interface S3Options extends S3Account {
  /** The path below which it answers, e.g. `/dev/s3`. */
  path: string
  bucket: string
  /** The beginning of the keys whose objects everybody may read. */
  publicPrefix: string
  /** The folder that keeps the objects. */
  folder: string
  /** Returns the time in epoch ms. */
  now: () => number
  /** What the key may not do, by the method; everything by default. */
  forbidden?: ReadonlySet<string>
  /** True for a storage that knows none of the checksums that newer clients add, as several beside Amazon's do not. */
  refusesChecksums?: boolean
  /** The site whose pages may send forms; by default every site, because the policy in the form decides. */
  allowedOrigin?: string | null
}

interface BucketRoute {
  Params: { bucket: string; '*'?: string }
  Querystring: { prefix?: string }
}

/**
 * Mounts one bucket that speaks S3's protocol with addresses of the path style: forms that browsers post by a signed policy, and
 * signed GET, PUT, DELETE and LIST.
 */
export function mountS3(app: FastifyInstance, options: S3Options): void {
  const { path, bucket, publicPrefix, now, allowedOrigin = '*' } = options
  const objects = new ObjectFolder(options.folder)
  const checkSigned = (request: FastifyRequest) => {
    const { method, originalUrl: url, headers } = request
    checkHeaderSignature({ method, url, headers, body: bodyOf(request) }, options, now())
    refuseForbidden(method)
  }
  const refuseForbidden = (method: string) => {
    if (options.forbidden?.has(method)) throw new S3Error('AccessDenied', 'Access Denied')
  }
  void app.register((scope, _options, done) => {
    scope.addHook('onReady', () => objects.removeUnfinished())
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.setErrorHandler((error, _request, reply) => sendError(reply, error))
    scope.addHook<BucketRoute>('preHandler', async ({ params }) => {
      if (params.bucket !== bucket) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist')
    })
    scope.addHook('onRequest', async (request, reply) => {
      if (allowedOrigin !== null) reply.header('access-control-allow-origin', allowedOrigin)
      reply.header('date', new Date(now()).toUTCString())
      if (options.refusesChecksums && hasChecksum(request))
        throw new S3Error(
          'NotImplemented',
          'A header you provided implies functionality that is not implemented.',
        )
    })
    scope.options(`${path}/:bucket`, (_request, reply) =>
      reply.code(204).header('access-control-allow-methods', 'POST').send(),
    )
    scope.post<BucketRoute>(`${path}/:bucket`, async (request, reply) => {
      const { fields, file } = await readUploadedForm(request.headers['content-type'] ?? '', bodyOf(request))
      checkPostPolicy({ bucket, fields, size: file.length }, options, now())
      refuseForbidden('POST')
      const contentType = fields.get('content-type') ?? 'binary/octet-stream'
      const object = { contentType, cacheControl: undefined, body: file }
      return reply
        .code(204)
        .header('etag', await objects.put(fields.get('key') ?? '', object))
        .send()
    })
    scope.get<BucketRoute>(`${path}/:bucket`, async (request, reply) => {
      checkSigned(request)
      const keys = await objects.list(request.query.prefix ?? '')
      const Contents = keys.map((Key) => ({ Key }))
      const list = { Name: bucket, KeyCount: String(keys.length), IsTruncated: 'false', Contents }
      return reply.type('application/xml').send(xmlDocument('ListBucketResult', list))
    })
    scope.get<BucketRoute>(`${path}/:bucket/*`, async (request, reply) => {
      const key = keyOf(request)
      if (!key.startsWith(publicPrefix) || request.headers.authorization) checkSigned(request)
      const { contentType, cacheControl = 'no-store', body } = await objects.get(key)
      reply.headers({ ...PICTURE_HEADERS, 'cache-control': cacheControl, 'accept-ranges': 'bytes' })
      reply.type(contentType)
      const range = rangeOf(request.headers.range, body.length)
      if (!range) return reply.send(body)
      const contentRange = `bytes ${range.from}-${range.to - 1}/${body.length}`
      return reply.code(206).header('content-range', contentRange).send(body.subarray(range.from, range.to))
    })
    scope.put<BucketRoute>(`${path}/:bucket/*`, async (request, reply) => {
      checkSigned(request)
      const { 'content-type': contentType = 'binary/octet-stream', 'cache-control': cacheControl } =
        request.headers
      const tag = await objects.put(keyOf(request), { contentType, cacheControl, body: bodyOf(request) })
      return reply.header('etag', tag).send()
    })
    scope.delete<BucketRoute>(`${path}/:bucket/*`, async (request, reply) => {
      checkSigned(request)
      await objects.delete(keyOf(request))
      return reply.code(204).send()
    })
    done()
  })
}

/**
 * Returns the bytes that a header such as `bytes=0-99` asks for, up to `to` exclusively; null when all are to be sent, also for forms
 * that S3 takes and nobody here sends. Errors: `S3Error` for a range behind the end.
 */
function rangeOf(header: string | undefined, length: number): { from: number; to: number } | null {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || (last && Number(last) < Number(first))) return null
  const from = Number(first)
  if (from >= length) throw new S3Error('InvalidRange', 'The requested range is not satisfiable')
  return { from, to: last ? Math.min(Number(last) + 1, length) : length }
}

/** Returns whether a request carries or asks for a checksum, as a header or, in a signed address, as a parameter. */
const hasChecksum = ({ headers, originalUrl }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => /^x-amz-(?:sdk-)?(?:checksum|trailer)/.test(name)) ||
  /[?&]x-amz-(?:sdk-)?checksum/i.test(originalUrl)

const keyOf = ({ params }: FastifyRequest<BucketRoute>): string => params['*'] ?? ''

const bodyOf = ({ body }: Pick<FastifyRequest, 'body'>): Uint8Array =>
  body instanceof Uint8Array ? body : new Uint8Array()

function sendError(reply: FastifyReply, error: unknown) {
  const refusal = error instanceof S3Error ? error : refusalOf(error)
  if (!refusal) throw error
  return reply.code(refusal.status).type('application/xml').send(refusal.xml)
}

/** Returns how S3 says what Fastify has refused; null for what nobody has foreseen. */
function refusalOf(error: unknown): S3Error | null {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return new S3Error('EntityTooLarge', 'Your upload exceeds the maximum allowed size')
  return status === 400 ? new S3Error('MalformedPOSTRequest', 'The request is not well-formed.') : null
}
