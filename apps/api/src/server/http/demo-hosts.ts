import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { publicUrl } from '../links/public-url.ts'
import type { PageHeaders } from './pages/page-headers.ts'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses requests to a demo under a foreign host name with 421, because another site could point its name at this machine
 * (DNS rebinding) and read the mailbox. The port does not matter, because containers map it. Health checks and clients
 * without a host name are allowed, because they are not pages.
 */
export function refuseOtherHosts(app: FastifyInstance, config: Config, pageHeaders: PageHeaders): void {
  const { mediaOrigin } = config.content
  const own = new Set([
    ...LOCAL_HOSTS,
    new URL(publicUrl(config)).hostname,
    ...(mediaOrigin ? [new URL(mediaOrigin).hostname] : []),
  ])
  app.addHook('onRequest', async (request, reply) => {
    const host = request.raw.headers.host
    if (!host || own.has(host.toLowerCase().replace(/:\d*$/, ''))) return
    if (['/healthz', '/readyz'].includes(request.url.split('?')[0] ?? '')) return
    return reply
      .code(421)
      .headers(Object.fromEntries(pageHeaders.entries))
      .type('text/plain; charset=utf-8')
      .send(`This demo answers at ${publicUrl(config)} and not under the name that was asked for.`)
  })
}
