import { pathTo } from '@section/domain/access/screen-path.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { startFederation } from '../../../lib/sign-in/federation.ts'
import { redirectSearch, withRedirectPath } from '../use-redirect-path.ts'

const PassCorporateRealmDocument = graphql(`
  query PassCorporateRealm($code: String!) {
    lookupPassCorporateRealm(code: $code) {
      realm
      serializedOptions
      error {
        code
        message
      }
    }
  }
`)

/**
 * Navigates to the sign-in of the inviting employer, after which the registration continues with `redirectPath`.
 * Returns null, or the message of a failure. See docs/product/invitations.md#registration-through-an-employer.
 */
export async function startInviterSignIn(code: string, redirectPath: string | null): Promise<string | null> {
  try {
    const { lookupPassCorporateRealm: lookup } = await execute(PassCorporateRealmDocument, { code })
    if (lookup.error) return lookup.error.message
    const { realm, serializedOptions } = lookup
    if (!realm) return SIGN_IN_MESSAGES.passRegistration
    await startFederation({
      context: 'pass-registration',
      realm,
      ...(serializedOptions ? { serializedOptions } : {}),
      options: {
        inviteCode: code,
        errorUrl: withRedirectPath(pathTo('inviteRegistration', { inviteCode: code }), redirectPath),
        ...redirectSearch(redirectPath),
      },
    })
    return null
  } catch (error) {
    reportError(error)
    return limitMessage(error) ?? SIGN_IN_MESSAGES.passRegistration
  }
}
