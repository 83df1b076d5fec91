import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accentProperties } from '@section/art/colors/accessible-accent.ts'
import { type ScreenMatch, screenAt } from '@section/domain/access/screen-path.ts'
import { entryLink } from '@section/domain/invitations/entry-link.ts'
import { loginOutage } from '../../access/login-outage.ts'
import type { Services } from '../../services.ts'
import { mountAssets } from './assets.ts'
import { refusePage } from './page-limit.ts'
import { readPages } from './page.ts'
import { PrefetchedAnswers } from './prefetched-answers.ts'

/** An address that means a file: a name with an ending, or anything in a hidden folder. */
const FILE_LIKE = /\.[a-z0-9]{1,8}$|\/\./i

/**
 * Serves the built web app: files under their hashed names for a year, already compressed, and its one page for
 * every other address, so that a screen can be opened by its link. An unknown file stays unknown.
 */
export async function mountWebApp(
  app: FastifyInstance,
  services: Services,
  graphql: ConstructorParameters<typeof PrefetchedAnswers>[1],
): Promise<void> {
  const { config } = services
  const prefetched = new PrefetchedAnswers(services, graphql)
  const root = config.webFolder
  const pageFor = await readPages(root, config)
  await mountAssets(app, join(root, 'assets'))
  app.get('/favicon.svg', (_request, reply) =>
    readFile(join(root, 'favicon.svg')).then((file) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(file),
    ),
  )
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? notFound(reply)
      : reply.code(405).header('allow', 'GET, HEAD').send(),
  )
  // A route like others and not the handler of what is not found: only the answers of routes are compressed.
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', search = ''] = request.url.split(/\?(.*)/s)
    if (FILE_LIKE.test(path)) return notFound(reply)
    const viewer = await prefetched.viewerOf(request)
    const refused = await refusePage(services, viewer, request, reply)
    if (refused) return refused
    const match = screenAt(path)
    void reply.header('cache-control', 'no-store').header('referrer-policy', referrerPolicy(match))
    // The app does the same for its own links; here no page is loaded first that is not the one that was asked for.
    const link = entryLink(path, search)
    if (link.kind === 'go') return reply.redirect(link.to, 302)
    const signedIn = hasSession(request.headers.cookie, config)
    const page = pageFor({ match, signedIn, outage: loginOutage(services) })
    const answers = viewer && match?.screen.access ? await prefetched.elementFor(viewer, match, request) : ''
    const html = withAccent(page, viewer?.customer?.accentColor ?? config.brand.accentColor)
    return reply.type('text/html; charset=utf-8').send(html.replace('</body>', () => `${answers}</body>`))
  })
}

/**
 * Returns what a screen tells the next site about where the visitor comes from: nothing where the address may carry a code or
 * somebody's e-mail address until the app takes it out. Threat T-A3, gate G12.
 */
const referrerPolicy = (match: ScreenMatch | null) =>
  match?.screen.access ? 'strict-origin-when-cross-origin' : 'no-referrer'

/** Returns the page in a customer's accent (`#rrggbb`) or the school's, from the first paint on; null leaves cobalt. */
function withAccent(html: string, accent: string | null): string {
  const style = accentProperties(accent).map(([name, value]) => `${name}:${value}`)
  return style.length === 0
    ? html
    : html.replace('<html lang="en"', `<html lang="en" style="${style.join(';')}"`)
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found')

/** Returns whether the browser thinks that somebody is signed in; the screens themselves find out. */
const hasSession = (cookies: string | undefined, { identity }: Services['config']) =>
  cookies?.includes(`${identity.cookieNamespace}_user_id=`) ?? false
