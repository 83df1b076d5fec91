import { randomBytes } from 'node:crypto'
import type { Config } from '../../../../server/config/config.ts'
import { publicUrl } from '../../../../server/links/public-url.ts'
import type { Services } from '../../../../server/services.ts'
import { domainsOfRealm, findRealm, type RealmRow } from '../realms-store.ts'

/** An identity provider that people are sent to. */
interface AnyUpstream {
  /** `social` or the name of the realm. */
  name: string
  realm: string | null
  /** The issuer of the stored identities; emulators have a fixed name, because their address may change. */
  identityIssuer: string
  /** The e-mail domains that the provider may vouch for; null allows every address that it has verified. */
  domains: readonly string[] | null
  /** True if the provider runs on this machine, where it may be used without encryption. */
  local: boolean
}

/** The options with which a sign-in at a provider begins. */
export interface BeginOptions {
  /** True if somebody who is signed in there already must authenticate once more. */
  again: boolean
  /** In epoch ms. */
  now: number
}

export interface OidcUpstream extends AnyUpstream {
  protocol: 'oidc'
  issuer: string
  clientId: string
  clientSecret: string
}

export interface SamlUpstream extends AnyUpstream {
  protocol: 'saml'
  metadataUrl: string
  /** The metadata itself if the school has it as a file; null if it is fetched. */
  metadataXml: string | null
  signatures: RealmRow['signatures']
  signRequests: boolean
}

export type Upstream = OidcUpstream | SamlUpstream

/** Thrown when the person canceled at the identity provider, which is reported differently from a failure. */
export class SignInCanceled extends Error {
  override name = 'SignInCanceled'
}

/** The number of identity providers whose metadata a server caches; the least recently used one is evicted. */
export const MAX_UPSTREAMS = 500

/** Our OAuth client at the emulators; the secret is generated at each start. */
export const EMULATED_CLIENT = { id: 'section', secret: randomBytes(32).toString('base64url') }

/** Checks whether an address is on this machine, which is reached without encryption. */
export const isLocalAddress = (url: string): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(url)

/** Returns the issuer under which the identities of an emulator are stored. */
export const emulatorIssuer = (emulator: string): string => `urn:section:emulator:${emulator}`

/** Returns the identity provider of this name as configured now; undefined when it is missing or not supported. */
export async function findUpstream(
  { config, database }: Pick<Services, 'config'> & { database: Services['database'] | null },
  name: string,
): Promise<Upstream | undefined> {
  if (name === 'social') return socialUpstream(config)
  if (!database) return undefined
  const row = await findRealm(database.db, name)
  return row && realmUpstream(config, row, await domainsOfRealm(database.db, name))
}

function socialUpstream(config: Config): OidcUpstream | undefined {
  if (!config.social) return undefined
  const base = { name: 'social', realm: null, domains: null, protocol: 'oidc' as const }
  const { upstream } = config.social
  if (upstream) return { ...base, ...upstream, identityIssuer: upstream.issuer, local: false }
  return { ...base, ...emulatedOidc(config, 'social') }
}

function realmUpstream(config: Config, row: RealmRow, domains: string[]): Upstream | undefined {
  const { realm, protocol, emulator, issuer, metadataUrl, metadataXml, clientId, clientSecretEnv } = row
  if (emulator !== null && !config.demo) return undefined
  const base = { name: realm, realm, domains }
  if (protocol === 'oidc') {
    if (emulator !== null) return { ...base, protocol, ...emulatedOidc(config, emulator) }
    const clientSecret = clientSecretEnv === null ? undefined : config.realmSecret(clientSecretEnv)
    if (!issuer || !clientId || !clientSecret) return undefined
    const local = isLocal(config, issuer)
    return { ...base, protocol, issuer, clientId, clientSecret, identityIssuer: issuer, local }
  }
  if (protocol !== 'saml') return undefined
  const saml = { ...base, protocol, metadataXml, signatures: row.signatures, signRequests: row.signRequests }
  if (emulator !== null) {
    const metadataUrl = `${publicUrl(config)}/dev/${emulator}/metadata`
    return { ...saml, metadataXml: null, metadataUrl, ...emulatorIdentity(emulator) }
  }
  if (metadataXml !== null && issuer)
    return { ...saml, metadataUrl: issuer, identityIssuer: issuer, local: !config.production }
  if (!metadataUrl) return undefined
  const local = isLocal(config, metadataUrl)
  if (!local && !metadataUrl.startsWith('https://')) return undefined
  return { ...saml, metadataUrl, identityIssuer: metadataUrl, local }
}

const isLocal = ({ production }: Config, url: string) => !production && isLocalAddress(url)

const emulatedOidc = (config: Config, emulator: string) => ({
  issuer: `${publicUrl(config)}/dev/${emulator}`,
  clientId: EMULATED_CLIENT.id,
  clientSecret: EMULATED_CLIENT.secret,
  ...emulatorIdentity(emulator),
})

const emulatorIdentity = (emulator: string) => ({ identityIssuer: emulatorIssuer(emulator), local: true })
