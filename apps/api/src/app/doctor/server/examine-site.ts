import type { Database } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'
import { type DoctorCheck, type Examined, faultsOr, type Finding, unset, wrong } from '../doctor-check.ts'
import { connectionFailure } from '../connection-failure.ts'
import { askSite, type SiteAnswer } from './ask-site.ts'
import { openProbe, PROBE_PATH, type SeenProxies } from './proxy-probe.ts'

const FEW_DAYS = 14

/** Returns the check of the address that members open; `plainOf` returns the one that should lead there from `http:`. */
export function createSiteCheck(plainOf = plainAddress): DoctorCheck['run'] {
  return (examined) => checkSite(examined, plainOf)
}

async function checkSite(
  { config, clock, database }: Examined,
  plainOf: typeof plainAddress,
): Promise<Finding[]> {
  if (config.http.publicUrl === undefined)
    return [unset('PUBLIC_URL is not set, so only this machine reaches the server')]
  const address = publicUrl(config)
  let ready: SiteAnswer
  try {
    ready = await askSite(`${address}/readyz`)
  } catch (error) {
    return [wrong(`PUBLIC_URL: nobody can open ${address}: ${connectionFailure(error)}.`)]
  }
  const fault = await schoolFault(address, ready)
  if (fault !== null) return [wrong(fault)]
  const days = ready.certificateEnd === null ? null : Math.floor((ready.certificateEnd - clock()) / DAY_MS)
  const proxies = database && (await askProxies(address, database))
  const faults = [
    ...(days !== null && days < FEW_DAYS
      ? [`PUBLIC_URL: its certificate ends in ${days} days; renew it.`]
      : []),
    ...(config.production && ready.headers['strict-transport-security'] === undefined
      ? ['PUBLIC_URL: the header Strict-Transport-Security gets lost on the way; let the proxy pass it on.']
      : []),
    ...(proxies ? hopFaults(proxies) : []),
    ...(await plainFaults(plainOf(address))),
  ]
  const seen = proxies ? `${proxies.added} proxies, as TRUST_PROXY_HOPS says` : 'proxies not counted'
  return faultsOr(
    faults,
    `${address} leads to this school, ${seen}${days === null ? '' : `, certificate good for ${days} days`}`,
  )
}

/** Returns in words why an address does not lead to a ready server of this school; null if it does. */
async function schoolFault(address: string, { status, body }: SiteAnswer): Promise<string | null> {
  if (status === 502 || status === 504)
    return `PUBLIC_URL: the proxy reaches no server (${status}); start one, or correct its address in the proxy.`
  if (status === 503 && /"status":"database/.test(body))
    return 'PUBLIC_URL: the server is there and cannot use its database; see above.'
  const isReady = status === 200 && /"status":"ready"/.test(body)
  const issuer = isReady ? await issuerAt(address) : null
  if (issuer === address) return null
  return isReady && issuer !== null
    ? 'PUBLIC_URL: the server that answers there has another PUBLIC_URL; set the same for all.'
    : `PUBLIC_URL: what answers there is no server of a school (${status}); let it lead to this one.`
}

async function issuerAt(address: string): Promise<string | null> {
  try {
    const { body } = await askSite(`${address}/.well-known/openid-configuration`)
    const { issuer } = JSON.parse(body) as { issuer?: unknown }
    return typeof issuer === 'string' ? issuer : null
  } catch {
    return null
  }
}

/** Asks the server how many proxies a request has passed; null where it is of another database or older than this doctor. */
async function askProxies(address: string, { db }: Database): Promise<SeenProxies | null> {
  try {
    const probe = openProbe(await serverSecret(db, 'doctor'))
    const { body } = await askSite(address + PROBE_PATH, probe.headers)
    return probe.read(body)
  } catch {
    return null
  }
}

function hopFaults({ added, trusted }: SeenProxies): string[] {
  if (added === trusted) return []
  const consequence =
    added < trusted
      ? 'so visitors choose whom they are counted as'
      : 'so all members are counted as one visitor and soon asked to wait'
  return [
    `TRUST_PROXY_HOPS: it is ${trusted}, and ${added} proxies add to X-Forwarded-For on the way from here, ${consequence}; set it to ${added}.`,
  ]
}

/** Returns the address by `http:` that should lead to one by `https:`; null where there is none to ask. */
function plainAddress(address: string): string | null {
  const url = new URL(address)
  return url.protocol === 'https:' && url.port === '' ? `http://${url.host}/` : null
}

async function plainFaults(plain: string | null): Promise<string[]> {
  if (plain === null) return []
  try {
    const { status, headers } = await askSite(plain)
    const isLed = status >= 300 && status < 400 && headers['location']?.toString().startsWith('https://')
    return isLed
      ? []
      : [
          `PUBLIC_URL: its address with http:// is not led to https:// (${status}); let the proxy redirect it.`,
        ]
  } catch {
    // Nothing listens there, so that nothing goes unencrypted.
    return []
  }
}
