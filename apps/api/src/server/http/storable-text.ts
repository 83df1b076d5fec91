import type { FastifyInstance } from 'fastify'

/** The character NUL in an encoded URL. */
const NUL_IN_URL = '%00'

/** The error for text that the database cannot store: NUL or half of a surrogate pair, which nobody types. */
class UnstorableText extends Error {
  readonly statusCode = 400

  constructor() {
    super('The request has a character that no text can have: U+0000, or half of a pair.')
  }
}

/** Refuses requests with text that cannot be stored in the URL or the body with 400, on every route. SECURITY.md#unstorable-characters */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    done(request.url.includes(NUL_IN_URL) ? new UnstorableText() : undefined),
  )
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request
    const given = body instanceof URLSearchParams ? [...body] : body
    done(isStorable(given) ? undefined : new UnstorableText())
  })
}

/** Returns whether every text in a parsed JSON value can be stored, property names included. It works without recursion. */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && !isStorableText(next)) return false
    if (typeof next === 'object' && next !== null)
      for (const [name, inner] of Object.entries(next)) left.push(name, inner)
  }
  return true
}

/** Returns whether a text has neither NUL nor half of a surrogate pair. */
export const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0')
