import type { FastifyInstance, FastifyReply } from 'fastify'

/** Parses submitted forms into `URLSearchParams`. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/** Returns a field of a submitted form, or null. */
export const formField = (body: unknown, name: string): string | null =>
  body instanceof URLSearchParams ? body.get(name) : null

export const sendHtml = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(html)
