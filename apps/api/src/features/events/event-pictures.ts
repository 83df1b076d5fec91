import type { FastifyInstance } from 'fastify'
import { eventHero } from '@section/art/event-hero.ts'
import { serveDrawings } from '../../server/http/drawn-pictures.ts'

/** Mounts the drawn pictures of events, `/art/event/{slug}.svg`. */
export function mountEventPictures(app: FastifyInstance): void {
  serveDrawings(app, 'event', (slug) => ({ variant: '', svg: () => eventHero({ slug }) }))
}
