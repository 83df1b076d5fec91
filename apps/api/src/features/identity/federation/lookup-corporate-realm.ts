import type {
  CorporateRealmLookup,
  QueryLookupCorporateRealmArgs,
} from '@section/contract/generated/schema-types.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'
import { corporateRealmMessage } from '@section/domain/identity/realm-messages.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { domainLookup } from '../../../server/limits/lookup-names.ts'
import { countLookup } from './count-lookup.ts'
import { realmOfDomain } from './realms-store.ts'
import { serializeOptions } from './upstream/serialized-options.ts'

const MAX_LENGTH = 2048

/**
 * Returns the corporate realm of an e-mail address. The result depends on the domain alone, so that it reveals nothing
 * about a person. Errors: 404 without a realm for the domain, 402 after the end of the employer's contract, 501 for an
 * unsupported realm without a page of its own, 400 for an invalid address.
 * docs/product/federated-sign-in.md#corporate-login
 */
export async function lookupCorporateRealm(
  context: RequestContext,
  { b64email }: QueryLookupCorporateRealmArgs,
): Promise<CorporateRealmLookup> {
  const { services, now } = context
  const domain = domainOf(b64email)
  const limited = await countLookup(context, domainLookup(domain))
  if (limited) return refused(limited)
  if (domain === null) return refused(realmError('400'))
  const found = await realmOfDomain(services.database.db, domain)
  if (!found) return refused(realmError('404'))
  if (found.contractEnd !== null && found.contractEnd.getTime() <= now) return refused(realmError('402'))
  const { realm, protocol, link } = found.realm
  if (protocol === null) {
    return link === null ? refused(realmError('501')) : { ...NOTHING, link, error: null }
  }
  const clientId = services.config.identity.ssoClientId
  return { link, realm, serializedOptions: serializeOptions({ realm, clientId }), error: null }
}

/** Returns the normalized domain of an address; null for an invalid one. */
function domainOf(b64email: string): string | null {
  const email = b64email.length > MAX_LENGTH ? null : fromBase64url(b64email)
  return email !== null && isEmail(email) ? (normalizeEmail(email).split('@')[1] ?? '') : null
}

const NOTHING = { link: null, realm: null, serializedOptions: null }

const refused = refusedResult<CorporateRealmLookup>(NOTHING)

const realmError = (code: string) => ({ code, message: corporateRealmMessage(code) })
