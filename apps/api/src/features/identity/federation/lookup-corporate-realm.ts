import type {
  CorporateRealmLookup,
  QueryLookupCorporateRealmArgs,
} from '@section/contract/generated/schema-types.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'
import { corporateRealmMessage } from '@section/domain/identity/realm-messages.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { realmOfDomain } from './realms-store.ts'
import { serializeOptions } from './upstream/serialized-options.ts'

const MAX_LENGTH = 2048

/**
 * Returns where an address signs in with its employer. The answer depends on the domain alone, so that it tells nothing
 * about anybody: 404 no realm has the domain, 402 the employer's contract has ended, 501 the realm is not
 * supported and names no page of its own, 400 no address. Specification 1, section 8; threats T-B2, T-A11.
 */
export async function lookupCorporateRealm(
  { services, now }: Pick<RequestContext, 'services' | 'now'>,
  { b64email }: QueryLookupCorporateRealmArgs,
): Promise<CorporateRealmLookup> {
  const domain = domainOf(b64email)
  if (domain === null) return refused('400')
  const found = await realmOfDomain(services.database.db, domain)
  if (!found) return refused('404')
  if (found.contractEnd !== null && found.contractEnd.getTime() <= now) return refused('402')
  const { realm, protocol, link } = found.realm
  if (protocol === null) {
    return link === null ? refused('501') : { link, realm: null, serializedOptions: null, error: null }
  }
  const clientId = services.config.identity.ssoClientId
  return { link, realm, serializedOptions: serializeOptions({ realm, clientId }), error: null }
}

/** Returns the domain of an address, in its one form; null for what is no address. */
export function domainOf(b64email: string): string | null {
  const email = b64email.length > MAX_LENGTH ? null : fromBase64url(b64email)
  return email !== null && isEmail(email) ? (normalizeEmail(email).split('@')[1] ?? '') : null
}

const refused = (code: string): CorporateRealmLookup => ({
  link: null,
  realm: null,
  serializedOptions: null,
  error: { code, message: corporateRealmMessage(code) },
})
