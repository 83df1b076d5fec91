import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { dataSecurityHeaders } from '../http/security-headers.ts'
import type { Answer } from './answers.ts'
import { type MediaType, negotiate } from './media-type.ts'
import { AnswerBytes, type Encoding, encodingFor } from './packed.ts'

/** Bodies below this are sent as they are; longer ones are worth packing. */
const SMALL_BYTES = 1024

const NOTHING: readonly string[] = []

/** The headers of the endpoint's answers. They are the same for all, and most answers are a few hundred bytes. */
export class AnswerHead {
  readonly #security: [string, string][]
  readonly #ready: Record<MediaType, string[]>

  constructor(config: Config) {
    this.#security = Object.entries(dataSecurityHeaders(config))
    this.#ready = {
      'application/json': this.#flat('application/json'),
      'application/graphql-response+json': this.#flat('application/graphql-response+json'),
    }
  }

  /** Puts what every answer carries, refusals too, on the reply. */
  begin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    for (const [name, value] of this.#security) reply.raw.setHeader(name, value)
    const mediaType = negotiate(request.headers.accept) ?? 'application/json'
    return reply.header('content-type', contentType(mediaType)).header('cache-control', 'no-store')
  }

  /**
   * Sends a good answer in one go, packed when that is worth it and the client can unpack it, past the hooks that have
   * nothing to do for it. An operation's own headers take the usual way: false.
   */
  sendWhole(
    request: FastifyRequest,
    reply: FastifyReply,
    mediaType: MediaType,
    body: Answer['body'],
  ): boolean {
    const kept = typeof body !== 'string'
    // A kept answer is its bytes alone.
    if (!kept && Object.keys(reply.getHeaders()).length > 0) return false
    reply.hijack()
    const plain = kept ? body.plain : body
    const bytes = kept ? body.plain.length : Buffer.byteLength(body)
    const encoding = bytes < SMALL_BYTES ? null : encodingFor(request.headers['accept-encoding'])
    if (encoding === null) this.#send(reply, mediaType, plain, bytes)
    else void this.#sendPacked(reply, mediaType, kept ? body : new AnswerBytes(body), encoding)
    return true
  }

  async #sendPacked(
    reply: FastifyReply,
    mediaType: MediaType,
    body: AnswerBytes,
    encoding: Encoding,
  ): Promise<void> {
    try {
      const packed = await body.packed(encoding)
      this.#send(reply, mediaType, packed, packed.length, ['content-encoding', encoding])
    } catch (error) {
      reply.raw.destroy(error as Error)
    }
  }

  #send(
    reply: FastifyReply,
    mediaType: MediaType,
    body: string | Buffer,
    bytes: number,
    more = NOTHING,
  ): void {
    reply.raw.writeHead(200, [...this.#ready[mediaType], ...more, 'content-length', String(bytes)])
    reply.raw.end(body)
  }

  #flat(mediaType: MediaType): string[] {
    return [...this.#security.flat(), 'content-type', contentType(mediaType), 'cache-control', 'no-store']
  }
}

const contentType = (mediaType: MediaType) => `${mediaType}; charset=utf-8`
