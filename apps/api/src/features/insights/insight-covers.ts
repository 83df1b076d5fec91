import type { FastifyInstance } from 'fastify'
import { STACK_KEYS } from '@section/art/colors/stack-palette.ts'
import { courseCover } from '@section/art/covers/course-cover.ts'
import { serveDrawings } from '../../server/http/drawn-pictures.ts'

/** Mounts the drawn covers of insights, `/art/insight/{slug}.svg?stack=ai`, in the colors of a stack. */
export function mountInsightCovers(app: FastifyInstance): void {
  serveDrawings(app, 'insight', (slug, query) => {
    const stack = STACK_KEYS.find((key) => key === query['stack'])
    return stack && { variant: stack, svg: () => courseCover({ slug, stack, level: 'Intermediate' }) }
  })
}
