import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** A calendar that can be written. */
export interface WritableCalendar {
  /** A text that changes whenever the text of the calendar would, apart from the time of writing. */
  version: string
  write: () => string
}

/**
 * A calendar as it is sent, with the tag of its version. Both forms are cached, because compressing takes as long as
 * writing.
 */
export interface CachedCalendar {
  etag: string
  text: Buffer
  gzip: Buffer
}

const MAX_BYTES = 32 * 1024 * 1024
const compress = promisify(gzip)

/**
 * Caches the texts of calendars until their versions change, because programs load them again and again and writing one
 * takes long. The least recently used ones are dropped first (docs/decisions/calendar-files.md).
 */
export class CalendarCache {
  readonly #cache = new LRUCache<string, CachedCalendar>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text, gzip }) => text.length + gzip.length,
  })

  /** Returns the calendar at an address; it is written only if its version has changed. */
  async get(address: string, etag: string, write: () => string): Promise<CachedCalendar> {
    const cached = this.#cache.get(address)
    if (cached?.etag === etag) return cached
    const text = Buffer.from(write())
    const written = { etag, text, gzip: await compress(text) }
    this.#cache.set(address, written)
    return written
  }
}

/** Sends a cached calendar, compressed if the caller accepts that. */
export function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  calendar: CachedCalendar,
): FastifyReply {
  const takesGzip = negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) === 'gzip'
  if (takesGzip) void reply.header('content-encoding', 'gzip')
  return reply
    .type('text/calendar; charset=utf-8')
    .header('vary', 'accept-encoding')
    .send(takesGzip ? calendar.gzip : calendar.text)
}

/** Returns the tag of a version. It is a weak tag, because the text may be compressed and holds the time of writing. */
export const etagOf = (version: string): string =>
  `W/"${createHash('sha256').update(version).digest('base64url')}"`
