import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** An address that means a file: a name with an ending, or anything in a hidden folder. */
const FILE_LIKE = /\.[a-z0-9]{1,8}$|\/\./i

/**
 * Serves the built web app: files under their hashed names for a year, already compressed, and its one page for
 * every other address, so that a screen can be opened by its link. An unknown file stays unknown.
 */
export async function mountWebApp(app: FastifyInstance, config: Config): Promise<void> {
  const root = config.webFolder
  const page = await readPage(root, config)
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
  })
  app.get('/favicon.svg', (_request, reply) =>
    readFile(join(root, 'favicon.svg')).then((file) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(file),
    ),
  )
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? ''
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send()
    if (FILE_LIKE.test(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
}

async function readPage(root: string, config: Config): Promise<string> {
  const html = await readFile(join(root, 'index.html'), 'utf8').catch(() => {
    throw new Error(`The web app is not built in ${root}. Run npm start, or npm run build.`)
  })
  return html
    .replace(/(<script type="application\/json" id="config">)(<\/script>)/, `$1${pageConfig(config)}$2`)
    .replace(/<title>.*<\/title>/, `<title>${escapeHtml(config.brand.name)}</title>`)
}

/** What the page may know; `<` is escaped so that no value can end the script element. */
function pageConfig(config: Config): string {
  const { brand, identity } = config
  return JSON.stringify({
    brandName: brand.name,
    clientId: identity.clientId,
    cookieNamespace: identity.cookieNamespace,
    cookieDomain: identity.cookieDomain ?? null,
    secureCookies: config.production,
    supportEmail: brand.supportEmail,
    termsUrl: brand.termsUrl,
    helpCenterUrl: brand.helpCenterUrl,
    newTicketUrl: brand.newTicketUrl,
    calendarUrl: brand.calendarUrl,
    redirectOrigins: identity.redirectOrigins,
    demo: config.demo,
  }).replaceAll('<', '\\u003c')
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
