import { leaveFor } from '../../../lib/links/leave-for.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { corporateRealmMessage } from '@section/domain/identity/realm-messages.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { redirectParameters } from '../../../lib/sign-in/sign-in-target.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { limitMessage, resultMessage } from '../../../lib/graphql/limit-message.ts'
import { startFederation } from '../../../lib/sign-in/federation.ts'

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
 * Navigates to the sign-in page of the address's employer. Returns null, or the message of a failure. Specification 1,
 * sections 2.3, 7 and 8 (corporate login).
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
      options: { ...redirectParameters(), errorUrl: `${pathTo('corporateLogin')}${location.search}` },
    })
    return null
  } catch (error) {
    return limitMessage(error) ?? SIGN_IN_MESSAGES.corporate
  }
}
