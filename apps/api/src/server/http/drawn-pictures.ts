import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { notFound } from './refusals.ts'

/** A function that draws a picture, and the version of the picture under its name. */
export interface DrawingSource {
  variant: string
  svg: () => string
}

type Query = Record<string, unknown>

/** Returns the drawing of a name, with the parameters of its address; undefined where there is none. */
export type FindDrawing = (
  name: string,
  query: Query,
) => DrawingSource | undefined | Promise<DrawingSource | undefined>

/** The route of a drawn picture, for routes of other formats than SVG. */
export interface DrawingRoute {
  Params: { name: string }
  Querystring: Query
}

/** The parameter `name` of a picture's address, without its extension. */
export const DRAWING_NAME = ':name(^[A-Za-z0-9_-]{1,120})'

const MAX_CACHED_DRAWINGS = 1000

/** Caches drawings by a key that names the drawing and its version. */
export class Drawings {
  readonly #drawings = new LRUCache<string, { svg: string; etag: string }>({ max: MAX_CACHED_DRAWINGS })

  /** Returns the drawing with its entity tag. */
  of(key: string, draw: () => string): { svg: string; etag: string } {
    const cached = this.#drawings.get(key)
    if (cached) return cached
    const svg = draw()
    const drawing = { svg, etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` }
    this.#drawings.set(key, drawing)
    return drawing
  }
}

/**
 * Mounts the drawn pictures of one kind at `/art/{kind}/{name}.svg`. They are public, because pictures are loaded without
 * a token, and run nothing; a name without a drawing returns 404.
 */
export function serveDrawings(
  app: FastifyInstance,
  kind: string,
  find: FindDrawing,
  drawings = new Drawings(),
): void {
  app.get<DrawingRoute>(`/art/${kind}/${DRAWING_NAME}.svg`, async ({ params, query, headers }, reply) => {
    const found = await find(params.name, query)
    if (!found) return notFound(reply)
    const { svg, etag } = drawings.of(`${kind} ${params.name} ${found.variant}`, found.svg)
    reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/svg+xml; charset=utf-8')
    return isCached(reply, etag, headers['if-none-match']) ? reply.code(304).send() : reply.send(svg)
  })
}

/** Sets how long a picture may be stored, and returns whether the browser has this version of it already. */
export function isCached(reply: FastifyReply, etag: string, ifNoneMatch: string | undefined): boolean {
  reply.header('cache-control', 'public, max-age=86400').header('etag', etag)
  return ifNoneMatch?.includes(etag) === true
}
