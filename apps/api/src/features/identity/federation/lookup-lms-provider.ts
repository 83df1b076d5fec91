import { z } from 'zod'
import type {
  LmsProviderLookup,
  QueryLookupLmsProviderArgs,
} from '@section/contract/generated/schema-types.ts'
import { LMS_MESSAGES, lmsMessage } from '@section/domain/identity/realm-messages.ts'
import { parseBase64Json } from '../../../server/base64-json.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { learningSystemLookup } from '../../../server/limits/lookup-names.ts'
import { countLookup } from './count-lookup.ts'
import { fixedAuthorizeUrl } from './authorize-url.ts'
import { findLmsProvider, findRealm } from './realms-store.ts'
import { ProviderName, serializeOptions } from './upstream/serialized-options.ts'

const LinkOptions = z.strictObject({ provider: z.string().max(100).optional() })

/**
 * Returns the realm of a learning-management system by the options of its link. The options are only a key into the table,
 * and no address in them is ever followed or returned. docs/product/federated-sign-in.md#lms-entry
 */
export async function lookupLmsProvider(
  context: RequestContext,
  { b64options }: QueryLookupLmsProviderArgs,
): Promise<LmsProviderLookup> {
  const { config, database } = context.services
  const limited = await countLookup(context, learningSystemLookup(b64options))
  if (limited) return refused(limited)
  const options = parseBase64Json(b64options, LinkOptions)
  if (!options) return refused({ code: '400', message: LMS_MESSAGES.misconfiguredLink })
  if (!options.provider) return refused({ code: '422', message: LMS_MESSAGES.unset })
  const name = ProviderName.safeParse(options.provider).data
  const provider = name && (await findLmsProvider(database.db, name))
  if (!provider) return refused({ code: '404', message: lmsMessage('404') })
  const realm = provider.realm === null ? undefined : await findRealm(database.db, provider.realm)
  if (!realm?.protocol) return refused({ code: '501', message: lmsMessage('501') })
  const clientId = config.identity.ssoClientId
  return {
    realm: realm.realm,
    serializedOptions: serializeOptions({ realm: realm.realm, clientId }),
    passShortCode: provider.passShortCode,
    redirectUrl: provider.redirectPath === null ? null : publicUrl(config) + provider.redirectPath,
    authorizeUrl: fixedAuthorizeUrl(config, { clientId, identityProvider: realm.realm }).href,
    error: null,
  }
}

const refused = refusedResult<LmsProviderLookup>({
  realm: null,
  serializedOptions: null,
  passShortCode: null,
  redirectUrl: null,
  authorizeUrl: null,
})
