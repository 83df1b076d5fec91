import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { badgeMedal } from '@section/art/medals/badge-medal.ts'
import { certificateSeal } from '@section/art/medals/certificate-seal.ts'
import { COURSE_LEVELS, courseCover } from '@section/art/covers/course-cover.ts'
import { customerLogo } from '@section/art/customer-logo.ts'
import { type Looks, portrait } from '@section/art/portrait.ts'
import { STACK_KEYS } from '@section/art/colors/stack-palette.ts'
import { notFound } from '../../../server/http/refusals.ts'
import type { Services } from '../../../server/services.ts'
import type { CatalogSnapshot } from '../catalog-types.ts'
import { CoverPictures } from './cover-pictures.ts'

type Query = Record<string, unknown>

interface ArtRoute {
  Params: { name: string }
  Querystring: Query
}

interface Drawing {
  svg: string
  etag: string
}

const CACHE_CONTROL = 'public, max-age=86400'

const MAX_CACHED_DRAWINGS = 1000
const NAME = ':name(^[A-Za-z0-9_-]{1,120})'

/**
 * Mounts the drawn pictures: `/art/course/{slug}.svg`, `/art/badge/{slug}.svg`, `/art/portrait/{seed}.svg`,
 * `/art/seal/{slug}.svg` and `/art/logo/{slug}.svg`; and `/art/course/{slug}.png`, the cover for social networks.
 * They are public, because pictures are loaded without a token; an unknown course returns 404.
 */
export function mountArt(app: FastifyInstance, services: Pick<Services, 'catalog'>): void {
  const drawings = new LRUCache<string, Drawing>({ max: MAX_CACHED_DRAWINGS })

  const serve = (kind: string, draw: FindDrawing) =>
    app.get<ArtRoute>(`/art/${kind}/${NAME}.svg`, async ({ params, query, headers }, reply) => {
      const found = draw(params.name, await services.catalog.current(), query)
      if (!found) return notFound(reply)
      const drawing = cachedDrawing(drawings, `${kind} ${params.name} ${found.variant}`, found.svg)
      reply
        .header('cache-control', CACHE_CONTROL)
        .header('etag', drawing.etag)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/svg+xml; charset=utf-8')
      if (headers['if-none-match']?.includes(drawing.etag)) return reply.code(304).send()
      return reply.send(drawing.svg)
    })

  serve('course', drawCover)
  serve('badge', drawBadge)
  serve('seal', drawSeal)
  serve('portrait', drawPortrait)
  serve('logo', drawLogo)

  const pictures = new CoverPictures()
  app.get<ArtRoute>(`/art/course/${NAME}.png`, async ({ params: { name }, headers }, reply) => {
    const found = drawCover(name, await services.catalog.current())
    if (!found) return notFound(reply)
    const key = `course ${name} ${found.variant}`
    const { svg, etag } = cachedDrawing(drawings, key, found.svg)
    reply.header('cache-control', CACHE_CONTROL).header('etag', etag).type('image/png')
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.send(await pictures.of(key, svg))
  })
}

/** A function that draws a picture, and the version of the picture under its name. */
interface DrawingSource {
  variant: string
  svg: () => string
}

type FindDrawing = (name: string, snapshot: CatalogSnapshot, query: Query) => DrawingSource | undefined

function drawCover(slug: string, snapshot: CatalogSnapshot): DrawingSource | undefined {
  const course = snapshot.coursesBySlug.get(slug)
  const stack = STACK_KEYS.find((key) => key === course?.stack)
  const level = COURSE_LEVELS.find((name) => name === course?.difficulty)
  if (!stack || !level) return undefined
  return { variant: `${stack} ${level}`, svg: () => courseCover({ slug, stack, level }) }
}

function drawBadge(slug: string, snapshot: CatalogSnapshot): DrawingSource | undefined {
  const course = snapshot.coursesBySlug.get(slug)
  const stack = STACK_KEYS.find((key) => key === course?.stack)
  return stack && { variant: stack, svg: () => badgeMedal({ slug, stack }) }
}

/** Draws the seal of any certificate; `?stack=ai` uses that stack's colors. */
function drawSeal(slug: string, _snapshot: CatalogSnapshot, query: Query): DrawingSource {
  const stack = STACK_KEYS.find((key) => key === query['stack']) ?? null
  return { variant: stack ?? 'school', svg: () => certificateSeal({ slug, stack }) }
}

/**
 * Draws the portrait of any seed; `?role=professor` dresses it as a professor, `?hair=long&skin=dark&gray=1` sets the
 * looks.
 */
function drawPortrait(seed: string, _snapshot: CatalogSnapshot, query: Query): DrawingSource {
  const role = query['role'] === 'professor' ? 'professor' : 'member'
  const looks = looksOf(query)
  return {
    variant: [role, ...Object.values(looks ?? {})].join(' '),
    svg: () => portrait({ seed, role, looks }),
  }
}

function looksOf(query: Query): Looks | undefined {
  const hair = (['short', 'long', 'hijab', 'turban'] as const).find((style) => style === query['hair'])
  const skin = (['light', 'medium', 'dark'] as const).find((tone) => tone === query['skin'])
  return hair && skin && { hair, skin, gray: query['gray'] === '1' }
}

/** Draws the logo of any name, for the customers of a demo. */
function drawLogo(slug: string): DrawingSource {
  return { variant: '', svg: () => customerLogo({ slug }) }
}

function cachedDrawing(drawings: LRUCache<string, Drawing>, key: string, draw: () => string): Drawing {
  const cached = drawings.get(key)
  if (cached) return cached
  const svg = draw()
  const drawing = { svg, etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` }
  drawings.set(key, drawing)
  return drawing
}
