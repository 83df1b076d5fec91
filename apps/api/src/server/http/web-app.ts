import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accentProperties } from '@section/art/accessible-accent.ts'
import { entryLink } from '@section/domain/invitations/entry-link.ts'
import { loginOutage } from '../access/login-outage.ts'
import type { Executor } from '../graphql/executor.ts'
import type { Plans } from '../graphql/plans.ts'
import type { Services } from '../services.ts'
import { mountAssets } from './assets.ts'
import { drawScreen, type OpenedPage } from './draw-screen.ts'
import { type FirstAnswers, FirstData } from './first-data.ts'
import { outagePage } from './outage-page.ts'
import { refusePage } from './page-limit.ts'
import { readPages, type ScreenPage } from './page.ts'
import { referrerPolicy } from './referrer-policy.ts'

/** An address that means a file: a name with an ending, or anything in a hidden folder. */
const FILE_LIKE = /\.[a-z0-9]{1,8}$|\/\./i

/**
 * Serves the built web app: files under their hashed names for a year, already compressed, and its one page for
 * every other address, so that a screen can be opened by its link. An unknown file stays unknown.
 */
export async function mountWebApp(
  app: FastifyInstance,
  services: Services,
  plans: Plans,
  executor: Executor,
): Promise<void> {
  const { config } = services
  const firstData = new FirstData(services, plans, executor)
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
  // A route like others and not the handler of what is not found: only the answers of routes are packed.
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', search = ''] = request.url.split(/\?(.*)/s)
    if (FILE_LIKE.test(path)) return notFound(reply)
    const viewer = await firstData.viewerOf(request)
    const refused = await refusePage(services, viewer, request, reply)
    if (refused) return refused
    // The app does the same for its own links; here no page is drawn first that is not the one that was asked for.
    const link = entryLink(path, search)
    if (link.kind === 'go')
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', referrerPolicy(path))
        .redirect(link.to, 302)
    const page = pageFor(path)
    const first = await firstData.read(viewer, request, page)
    const html = pageHtml(services, page, first, { request, path, search })
    const accented = withAccent(html, viewer?.customer?.accentColor ?? config.brand.accentColor)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', referrerPolicy(path))
      .send(first ? accented.replace('</body>', () => `${first.elements}</body>`) : accented)
  })
}

/** The page in a customer's accent (`#rrggbb`) or the school's, from the first paint on; null leaves cobalt. */
function withAccent(html: string, accent: string | null): string {
  const style = accentProperties(accent).map(([name, value]) => `${name}:${value}`)
  return style.length === 0
    ? html
    : html.replace('<html lang="en"', `<html lang="en" style="${style.join(';')}"`)
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found')

function pageHtml(
  services: Services,
  page: ScreenPage,
  first: FirstAnswers | null,
  opened: OpenedPage,
): string {
  const outage = loginOutage(services)
  if (outage) return outagePage(page, outage)
  // Nobody is shown the frame of a members' screen on the way to the login page.
  const forMembers = page.operations.length > 0
  if (forMembers && !hasSession(opened.request.headers.cookie, services.config)) return page.undrawn
  return page.drawn(opened.search, drawScreen(services, page, first, opened))
}

/** Whether the browser thinks that somebody is signed in; the screens themselves find out. */
const hasSession = (cookies: string | undefined, { identity }: Services['config']) =>
  cookies?.includes(`${identity.cookieNamespace}_user_id=`) ?? false
