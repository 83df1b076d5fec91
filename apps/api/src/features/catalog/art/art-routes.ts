import type { FastifyInstance } from 'fastify'
import { badgeMedal } from '@section/art/medals/badge-medal.ts'
import { certificateSeal } from '@section/art/medals/certificate-seal.ts'
import { certificateCover, COURSE_LEVELS, courseCover } from '@section/art/covers/course-cover.ts'
import { defaultPortrait } from '@section/art/default-portrait.ts'
import { lessonPicture } from '@section/art/lesson-picture.ts'
import { customerLogo } from '@section/art/customer-logo.ts'
import { type Looks, portrait } from '@section/art/portrait.ts'
import { STACK_KEYS } from '@section/art/colors/stack-palette.ts'
import {
  DRAWING_NAME,
  type DrawingRoute,
  Drawings,
  type DrawingSource,
  isCached,
  serveDrawings,
} from '../../../server/http/drawn-pictures.ts'
import { notFound } from '../../../server/http/refusals.ts'
import { SharePictures } from '../../../server/http/share-pictures.ts'
import type { Services } from '../../../server/services.ts'
import type { CatalogSnapshot } from '../catalog-types.ts'

type Query = Record<string, unknown>

/**
 * Mounts the drawn pictures: `/art/course/{slug}.svg`, `/art/badge/{slug}.svg`, `/art/certificate/{slug}.svg`,
 * `/art/seal/{slug}.svg`, `/art/lesson/{seed}.svg`, `/art/portrait/{seed}.svg`, `/art/default-portrait/{0 to 3}.svg` and `/art/logo/{slug}.svg`; and `/art/course/{slug}.png`, the cover for social networks.
 */
export function mountArt(app: FastifyInstance, services: Pick<Services, 'catalog'>): void {
  const drawings = new Drawings()

  const serve = (
    kind: string,
    draw: (name: string, snapshot: CatalogSnapshot, query: Query) => DrawingSource | undefined,
  ) =>
    serveDrawings(
      app,
      kind,
      async (name, query) => draw(name, await services.catalog.current(), query),
      drawings,
    )

  serve('course', drawCover)
  serve('badge', drawBadge)
  serve('certificate', drawCertificateCover)
  serve('seal', drawSeal)
  serve('lesson', drawLesson)
  serve('portrait', drawPortrait)
  serve('default-portrait', drawDefaultPortrait)
  serve('logo', drawLogo)

  const pictures = new SharePictures()
  app.get<DrawingRoute>(`/art/course/${DRAWING_NAME}.png`, async ({ params: { name }, headers }, reply) => {
    const found = drawCover(name, await services.catalog.current())
    if (!found) return notFound(reply)
    const key = `course ${name} ${found.variant}`
    const { svg, etag } = drawings.of(key, found.svg)
    reply.type('image/png')
    if (isCached(reply, etag, headers['if-none-match'])) return reply.code(304).send()
    return reply.send(await pictures.of(key, svg))
  })
}

function drawCover(slug: string, snapshot: CatalogSnapshot): DrawingSource | undefined {
  const course = snapshot.coursesBySlug.get(slug)
  const stack = STACK_KEYS.find((key) => key === course?.stack)
  const level = COURSE_LEVELS.find((name) => name === course?.difficulty)
  if (!stack || !level) return undefined
  return { variant: `${stack} ${level}`, svg: () => courseCover({ slug, stack, level }) }
}

/** Draws the badge of a published course; `?stack=ai` draws it in that stack's colors, also once the course is gone. */
function drawBadge(slug: string, snapshot: CatalogSnapshot, query: Query): DrawingSource | undefined {
  const stack = stackOf(query) ?? stackOf({ stack: snapshot.coursesBySlug.get(slug)?.stack })
  return stack ? { variant: stack, svg: () => badgeMedal({ slug, stack }) } : undefined
}

/** Draws the picture of any lesson; `?stack=ai` uses that stack's colors. */
function drawLesson(seed: string, _snapshot: CatalogSnapshot, query: Query): DrawingSource {
  const stack = stackOf(query)
  return { variant: stack ?? 'school', svg: () => lessonPicture({ seed, stack }) }
}

const stackOf = (query: Query) => STACK_KEYS.find((key) => key === query['stack']) ?? null

/** Draws the cover of any certificate; `?stack=ai` uses that stack's colors. */
function drawCertificateCover(slug: string, _snapshot: CatalogSnapshot, query: Query): DrawingSource {
  const stack = stackOf(query)
  return { variant: stack ?? 'school', svg: () => certificateCover({ slug, stack }) }
}

/** Draws the seal of any certificate; `?stack=ai` uses that stack's colors. */
function drawSeal(slug: string, _snapshot: CatalogSnapshot, query: Query): DrawingSource {
  const stack = stackOf(query)
  return { variant: stack ?? 'school', svg: () => certificateSeal({ slug, stack }) }
}

/**
 * Draws the portrait of any seed; `?role=professor` dresses it as a professor, `?hair=long&skin=dark&gray=1` or `dark=1` sets the
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
  return hair && skin && { hair, skin, gray: query['gray'] === '1', dark: query['dark'] === '1' }
}

function drawDefaultPortrait(index: string): DrawingSource | undefined {
  const svg = defaultPortrait(Number(index))
  return svg === undefined ? undefined : { variant: '', svg: () => svg }
}

/** Draws the logo of any name, for the customers of a demo. */
function drawLogo(slug: string): DrawingSource {
  return { variant: '', svg: () => customerLogo({ slug }) }
}
