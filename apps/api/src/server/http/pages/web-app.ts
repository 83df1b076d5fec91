import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accentProperties } from '@section/art/colors/accessible-accent.ts'
import { movedTo, type ScreenMatch, screenAt } from '@section/domain/access/screen-path.ts'
import { entryLink } from '@section/domain/invitations/entry-link.ts'
import { loginOutage } from '../../access/login-outage.ts'
import type { Plans } from '../../graphql/plans.ts'
import { notFound } from '../refusals.ts'
import type { Services } from '../../services.ts'
import { isWellFormed } from '../well-formed-address.ts'
import { mountAssets } from './assets.ts'
import { mountIcons } from './icons.ts'
import { type FindPageCard, findCard } from './page-card.ts'
import { limitPage } from './page-limit.ts'
import { readPages } from './page.ts'
import { PrefetchedQueries } from './prefetched-queries.ts'
import { mountWellKnown } from './well-known.ts'

/** Matches the path of a file: a name with an extension, or anything in a hidden folder. */
const FILE_LIKE = /\.[a-z0-9]{1,8}$|\/\./i

/**
 * Serves the built web app: its files, and its page for every path that is not a file's, so that links to screens work.
 * `findCards` find what social networks show of a page.
 */
export async function mountWebApp(
  app: FastifyInstance,
  services: Services,
  { plans, findCards }: { plans: Plans; findCards: readonly FindPageCard[] },
): Promise<void> {
  const { config } = services
  const prefetched = new PrefetchedQueries(services, plans)
  const root = config.webFolder
  const pageFor = await readPages(root, config)
  await mountAssets(app, join(root, 'assets'))
  mountIcons(app, root)
  mountWellKnown(app, services)
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? notFound(reply)
      : reply.code(405).header('allow', 'GET, HEAD').send(),
  )
  // This is a route and not the not-found handler, because only responses of routes are compressed.
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', search = ''] = request.originalUrl.split(/\?(.*)/s)
    const match = isWellFormed(path) ? screenAt(path) : null
    if (!match && FILE_LIKE.test(path) && !isNavigation(request)) return notFound(reply)
    const viewer = await prefetched.viewerOf(request)
    const refused = await limitPage(services, viewer, request, reply)
    if (refused) return refused
    void reply.header('referrer-policy', referrerPolicy(match))
    // The app does the same for its own links; here it saves loading a page first.
    const link = entryLink(path, search)
    if (link.kind === 'redirect') return reply.redirect(link.to, 302)
    const signedIn = hasSession(request.headers.cookie, config)
    const card = await findCard(services, findCards, { match, request })
    const page = pageFor({ match, signedIn, outage: loginOutage(services), card })
    const results = viewer && match?.screen.access ? await prefetched.elementFor(viewer, match, request) : ''
    const html = withAccent(page, viewer?.customer?.accentColor ?? config.brand.accentColor)
    // The app shows its page for an address that does not exist. Whether an id exists is known to its members alone.
    if (!match && !movedTo(path)) void reply.code(404)
    return reply.type('text/html; charset=utf-8').send(html.replace('</body>', () => `${results}</body>`))
  })
}

/** Returns whether a browser asks for a page to show, and not a page or a program for a file. */
const isNavigation = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

/**
 * Returns a screen's referrer policy: no referrer where the address may contain a code or an e-mail address.
 * SECURITY.md#secrets-in-addresses
 */
const referrerPolicy = (match: ScreenMatch | null) =>
  match?.screen.access ? 'strict-origin-when-cross-origin' : 'no-referrer'

/** Returns the page with an accent color (`#rrggbb`) from the first paint on; null keeps the product's own blue. */
function withAccent(html: string, accent: string | null): string {
  const style = accentProperties(accent).map(([name, value]) => `${name}:${value}`)
  return style.length === 0
    ? html
    : html.replace('<html lang="en"', `<html lang="en" style="${style.join(';')}"`)
}

/** Returns whether the browser has a sign-in cookie, which the screens verify. */
const hasSession = (cookies: string | undefined, { identity }: Services['config']) =>
  cookies?.includes(`${identity.cookieNamespace}_user_id=`) ?? false
