import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { dataSecurityHeaders } from '../http/security-headers.ts'
import { type MediaType, negotiate } from './media-type.ts'

/** Bodies below this are sent as they are; longer ones are worth packing. The compression's own threshold, in bytes. */
const SMALL_BYTES = 1024

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

  /** Sends a small answer in one go, past the hooks that have nothing to do for it; false: it takes the usual way. */
  sendSmall(reply: FastifyReply, mediaType: MediaType, body: string | Buffer): boolean {
    const bytes = Buffer.byteLength(body)
    if (bytes >= SMALL_BYTES || Object.keys(reply.getHeaders()).length > 0) return false
    reply.hijack()
    reply.raw.writeHead(200, [...this.#ready[mediaType], 'content-length', String(bytes)])
    reply.raw.end(body)
    return true
  }

  #flat(mediaType: MediaType): string[] {
    return [...this.#security.flat(), 'content-type', contentType(mediaType), 'cache-control', 'no-store']
  }
}

const contentType = (mediaType: MediaType) => `${mediaType}; charset=utf-8`
