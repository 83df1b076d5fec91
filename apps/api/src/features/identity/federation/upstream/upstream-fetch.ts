import type { Config } from '../../../../server/config/config.ts'
import { publicUrl } from '../../../../server/links/public-url.ts'

const TIMEOUT_MS = 5000

/**
 * Returns a `fetch` for identity providers that takes five seconds at most and follows no redirect. Requests to an
 * emulator of this server go to its own port, because its public address may be unreachable from here.
 */
export function upstreamFetch(config: Config, local: boolean): typeof fetch {
  const own = new URL(publicUrl(config)).origin
  const loopback = `http://127.0.0.1:${config.http.port}`
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const target = local && url.origin === own ? new URL(url.pathname + url.search, loopback) : url
    const signal = init?.signal ?? AbortSignal.timeout(TIMEOUT_MS)
    return fetch(target, { ...init, redirect: 'manual', signal })
  }
}
