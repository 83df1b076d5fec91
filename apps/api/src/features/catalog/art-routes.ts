import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { badgeMedal } from '@section/art/medals/badge-medal.ts'
import { certificateSeal } from '@section/art/medals/certificate-seal.ts'
import { COURSE_LEVELS, courseCover } from '@section/art/covers/course-cover.ts'
import { customerLogo } from '@section/art/customer-logo.ts'
import { type Looks, portrait } from '@section/art/portrait.ts'
import { STACK_KEYS } from '@section/art/colors/stack-palette.ts'
import type { Services } from '../../server/services.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'
import type { CatalogCourse } from './catalog-types.ts'

interface Query {
  role?: unknown
  hair?: unknown
  skin?: unknown
  gray?: unknown
  stack?: unknown
}

interface ArtRoute {
  Params: { name: string }
  Querystring: Query
}

interface Drawing {
  svg: string
  etag: string
}

const MOST_DRAWINGS_KEPT = 1000
const FILE = ':name(^[A-Za-z0-9_-]{1,120}).svg'

/**
 * Mounts the drawn pictures: `/art/course/{slug}.svg`, `/art/badge/{slug}.svg`, `/art/portrait/{seed}.svg`,
 * `/art/seal/{slug}.svg` and `/art/logo/{slug}.svg`.
 * They are public, because pictures are loaded without a token; an unknown course returns 404.
 */
export function mountArt(app: FastifyInstance, services: Pick<Services, 'catalog'>): void {
  const drawings = new LRUCache<string, Drawing>({ max: MOST_DRAWINGS_KEPT })

  const serve = (kind: string, draw: DrawNamed) =>
    app.get<ArtRoute>(`/art/${kind}/${FILE}`, async ({ params, query, headers }, reply) => {
      const chosen = draw(params.name, await services.catalog.current(), query)
      if (!chosen) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
      const drawing = kept(drawings, `${kind} ${params.name} ${chosen.variant}`, chosen.svg)
      reply
        .header('cache-control', 'public, max-age=86400')
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
}

/** A function that draws a picture, and the version of the picture under its name. */
interface Draw {
  variant: string
  svg: () => string
}

type DrawNamed = (name: string, snapshot: CatalogSnapshot, query: Query) => Draw | undefined

function drawCover(slug: string, snapshot: CatalogSnapshot): Draw | undefined {
  const course = courseBySlug(snapshot, slug)
  const stack = STACK_KEYS.find((key) => key === course?.stack)
  const level = COURSE_LEVELS.find((name) => name === course?.difficulty)
  if (!stack || !level) return undefined
  return { variant: `${stack} ${level}`, svg: () => courseCover({ slug, stack, level }) }
}

function drawBadge(slug: string, snapshot: CatalogSnapshot): Draw | undefined {
  const course = courseBySlug(snapshot, slug)
  const stack = STACK_KEYS.find((key) => key === course?.stack)
  return stack && { variant: stack, svg: () => badgeMedal({ slug, stack }) }
}

/** Draws the seal of any certificate; `?stack=ai` uses that stack's colors. */
function drawSeal(slug: string, _snapshot: CatalogSnapshot, query: Query): Draw {
  const stack = STACK_KEYS.find((key) => key === query.stack) ?? null
  return { variant: stack ?? 'school', svg: () => certificateSeal({ slug, stack }) }
}

/**
 * Draws the portrait of any seed; `?role=professor` dresses it as a professor, `?hair=long&skin=dark&gray=1` sets the
 * looks.
 */
function drawPortrait(seed: string, _snapshot: CatalogSnapshot, query: Query): Draw {
  const role = query.role === 'professor' ? 'professor' : 'member'
  const looks = looksOf(query)
  return {
    variant: [role, ...Object.values(looks ?? {})].join(' '),
    svg: () => portrait({ seed, role, ...(looks ? { looks } : {}) }),
  }
}

function looksOf(query: Query): Looks | undefined {
  const hair = (['short', 'long', 'hijab', 'turban'] as const).find((style) => style === query.hair)
  const skin = (['light', 'medium', 'dark'] as const).find((tone) => tone === query.skin)
  return hair && skin && { hair, skin, gray: query.gray === '1' }
}

/** Draws the logo of any name, for the customers of a demo. */
function drawLogo(slug: string): Draw {
  return { variant: '', svg: () => customerLogo({ slug }) }
}

function kept(drawings: LRUCache<string, Drawing>, key: string, draw: () => string): Drawing {
  const known = drawings.get(key)
  if (known) return known
  const svg = draw()
  const drawing = { svg, etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` }
  drawings.set(key, drawing)
  return drawing
}

const bySlug = new WeakMap<CatalogSnapshot['courses'], ReadonlyMap<string, CatalogCourse>>()

/** Returns a course by its slug. The index is cached by the courses, because the snapshot changes with every enrollment. */
function courseBySlug({ courses }: CatalogSnapshot, slug: string): CatalogCourse | undefined {
  const known = bySlug.get(courses) ?? new Map([...courses.values()].map((course) => [course.slug, course]))
  bySlug.set(courses, known)
  return known.get(slug)
}
