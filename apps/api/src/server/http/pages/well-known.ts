import type { FastifyInstance } from 'fastify'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { publicUrl } from '../../links/public-url.ts'
import type { Services } from '../../services.ts'

/** The file is written anew for each request, so what it says holds as long as a copy of it may be kept. */
const SECURITY_TXT_DAYS = 30
const CACHED_SECONDS = 86_400

/** Serves what programs look for under fixed names: crawlers, password managers, and people who found a weakness. */
export function mountWellKnown(app: FastifyInstance, { config, clock }: Services): void {
  const cached = `public, max-age=${CACHED_SECONDS}`
  // Links to pages are shown with a card by programs that respect this file, so no page is withheld from them.
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cached)
      .send('User-agent: *\nDisallow: /graphql\nDisallow: /calendar/\n'),
  )
  // W3C, A Well-Known URL for Changing Passwords. Who is signed in changes it there as well.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(pathTo('forgotPassword'), 302))
  // RFC 9116.
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock() + SECURITY_TXT_DAYS * DAY_MS).toISOString().slice(0, 19)
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${expires}Z`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl(config)}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cached)
      .send(lines.map((line) => `${line}\n`).join(''))
  })
}
