import { leaveFor } from '../../../lib/links/leave-for.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { corporateRealmMessage } from '@section/domain/identity/realm-messages.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { redirectParameters } from '../../../lib/sign-in/sign-in-target.ts'
import { pathTo, withQuery } from '@section/domain/access/screen-path.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { limitMessage, resultMessage } from '../../../lib/graphql/limit-message.ts'
import { AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { type FederationOptions, startFederation } from '../../../lib/sign-in/federation.ts'

const CorporateRealmDocument = graphql(`
  query CorporateRealm($b64email: String!) {
    lookupCorporateRealm(b64email: $b64email) {
      link
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
 * Navigates to the sign-in page of the employer to whom the email address belongs. Returns null, or the message of a
 * failure.
 */
export async function startCorporateSignIn(email: string): Promise<string | null> {
  try {
    const { lookupCorporateRealm: lookup } = await execute(CorporateRealmDocument, {
      b64email: toBase64url(email),
    })
    const { error, link, realm, serializedOptions } = lookup
    if (error) return resultMessage(error, corporateRealmMessage)
    if (link) {
      leaveFor(link)
      return null
    }
    if (!realm) return corporateRealmMessage('')
    await startFederation({
      context: 'corporate-login',
      realm,
      ...(serializedOptions ? { serializedOptions } : {}),
      options: signInOptions(),
    })
    return null
  } catch (error) {
    return limitMessage(error) ?? SIGN_IN_MESSAGES.corporate
  }
}

/**
 * Navigates to the sign-in page of the realm that the address of this page names. Returns null, or the message of a
 * failure.
 */
export async function startRealmSignIn(realm: string): Promise<string | null> {
  try {
    await startFederation({ context: 'corporate-login', realm, options: signInOptions() })
    return null
  } catch (error) {
    const isUnknown = error instanceof AuthRefused && error.code === 'NOT_FOUND'
    return isUnknown ? corporateRealmMessage('404') : (limitMessage(error) ?? SIGN_IN_MESSAGES.corporate)
  }
}

/** A failed sign-in returns to the form without `?realm=`, so that it does not begin again by itself. */
function signInOptions(): FederationOptions {
  const query = new URLSearchParams(location.search)
  query.delete('realm')
  return { ...redirectParameters(), errorUrl: withQuery(pathTo('corporateLogin'), query) }
}
