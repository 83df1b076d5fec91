import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isSignedBy, sign } from '../../../server/links/signature.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'
import type { Services } from '../../../server/services.ts'

/** The path at which a server tells the doctor, and nobody else, through how many proxies a request has come. */
export const PROBE_PATH = '/healthz/proxies'
const HEADER = 'x-doctor'
/** An address of a documentation network (RFC 5737), which no client has. */
const INVENTED = '192.0.2.123'

/** The facts of a request as the server saw it arrive. */
export interface SeenProxies {
  /** The entries of `X-Forwarded-For` that proxies have added. */
  added: number
  /** The proxies that this server trusts: TRUST_PROXY_HOPS. */
  trusted: number
}

/** Mounts the probe. It is answered to those who have a secret of the school's database; to everybody else there is none. */
export async function mountProxyProbe(app: FastifyInstance, { config, database }: Services): Promise<void> {
  const secret = await serverSecret(database.db, 'doctor')
  app.get(PROBE_PATH, { config: { isData: true } }, (request, reply) => {
    const [nonce = '', signature = ''] = String(request.headers[HEADER] ?? '').split('.')
    if (nonce.length !== 36 || !isSignedBy(secret, `ask ${nonce}`, signature)) return reply.callNotFound()
    const entries = forwardedEntries(request.raw.rawHeaders)
    const seen: SeenProxies = {
      // A proxy that replaces what the caller sent leaves only its own entry.
      added: entries.length - 1 - entries.lastIndexOf(INVENTED),
      trusted: config.http.trustedProxies,
    }
    return reply.send({ ...seen, proof: sign(secret, `answer ${nonce}`) })
  })
}

/** Returns the headers of a probe, and a function that reads the answer; it returns null for one of another school. */
export function openProbe(secret: string) {
  const nonce = randomUUID()
  return {
    headers: { [HEADER]: `${nonce}.${sign(secret, `ask ${nonce}`)}`, 'x-forwarded-for': INVENTED },
    read(body: string): SeenProxies | null {
      const answer = parsed(body)
      if (typeof answer !== 'object' || answer === null || !('proof' in answer)) return null
      if (!isSignedBy(secret, `answer ${nonce}`, String(answer.proof))) return null
      return 'added' in answer && 'trusted' in answer
        ? { added: Number(answer.added), trusted: Number(answer.trusted) }
        : null
    },
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Returns the entries of `X-Forwarded-For` as they arrived: the server itself keeps the trusted ones alone. */
function forwardedEntries(rawHeaders: readonly string[]): string[] {
  return rawHeaders
    .filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'x-forwarded-for')
    .flatMap((value) => value.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
