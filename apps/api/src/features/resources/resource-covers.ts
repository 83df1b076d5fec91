import type { FastifyInstance } from 'fastify'
import { STACK_KEYS } from '@section/art/colors/stack-palette.ts'
import { DOCUMENT_KINDS, documentCover } from '@section/art/covers/document-cover.ts'
import { serveDrawings } from '../../server/http/drawn-pictures.ts'

/** Mounts the drawn covers of resources, `/art/resource/{slug}.svg?stack=ai&type=prompt-pack`. */
export function mountResourceCovers(app: FastifyInstance): void {
  serveDrawings(app, 'resource', (slug, query) => {
    const stack = STACK_KEYS.find((key) => key === query['stack'])
    const kind = DOCUMENT_KINDS.find((key) => key === query['type'])
    return stack && kind && { variant: `${stack} ${kind}`, svg: () => documentCover({ slug, stack, kind }) }
  })
}
