import type {
  PassCorporateRealmLookup,
  QueryLookupPassCorporateRealmArgs,
} from '@section/contract/generated/schema-types.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { findPassRealm } from '../../invitations/passes/passes.ts'
import { passLookup } from '../../../server/limits/lookup-names.ts'
import { countLookup } from './count-lookup.ts'
import { findRealm } from './realms-store.ts'
import { serializeOptions } from './upstream/serialized-options.ts'

/** Returns the realm through which people register with a pass. Errors: 404 without a realm, 501 for an unsupported one. */
export async function lookupPassCorporateRealm(
  context: RequestContext,
  { code }: QueryLookupPassCorporateRealmArgs,
): Promise<PassCorporateRealmLookup> {
  const { config, database } = context.services
  const limited = await countLookup(context, passLookup(code))
  if (limited) return refused(limited)
  const passRealm = await findPassRealm(database.db, code)
  if (!passRealm) return refused(unavailable('404'))
  const realm = await findRealm(database.db, passRealm)
  if (!realm?.protocol) return refused(unavailable('501'))
  const clientId = config.identity.ssoClientId
  return {
    realm: realm.realm,
    serializedOptions: serializeOptions({ realm: realm.realm, clientId }),
    error: null,
  }
}

const refused = refusedResult<PassCorporateRealmLookup>({ realm: null, serializedOptions: null })

const unavailable = (code: string) => ({ code, message: SIGN_IN_MESSAGES.passRegistration })
