import { graphql } from '@section/contract/generated/operations/gql.ts'
import { LMS_MESSAGES, lmsMessage } from '@section/domain/identity/realm-messages.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { limitMessage, resultMessage } from '../../../lib/graphql/limit-message.ts'
import { type FederationOptions, startFederation } from '../../../lib/sign-in/federation.ts'

const LmsProviderDocument = graphql(`
  query LmsProvider($b64options: String!) {
    lookupLMSProvider(b64options: $b64options) {
      realm
      serializedOptions
      passShortCode
      redirectUrl
      error {
        code
        message
      }
    }
  }
`)

/** Navigates to the sign-in of a learning-management system. Returns null, or the message of a failure. */
export async function startLmsSignIn(b64options: string | null): Promise<string | null> {
  if (!b64options) return LMS_MESSAGES.unset
  try {
    const { lookupLMSProvider: lookup } = await execute(LmsProviderDocument, { b64options })
    const { error, realm, serializedOptions, passShortCode, redirectUrl } = lookup
    if (error) return resultMessage(error, lmsMessage)
    if (!realm) return lmsMessage('')
    await startFederation({
      context: 'lms',
      realm,
      ...(serializedOptions ? { serializedOptions } : {}),
      options: { ...redirectOptions(redirectUrl), ...(passShortCode ? { passShortCode } : {}) },
    })
    return null
  } catch (error) {
    return limitMessage(error) ?? LMS_MESSAGES.system
  }
}

/** Returns the redirect as a path when it leads to this app; any other site must be on the allow list. */
function redirectOptions(redirectUrl: string | null | undefined): FederationOptions {
  if (!redirectUrl) return {}
  const url = new URL(redirectUrl, location.origin)
  return url.origin === location.origin
    ? { redirectPath: url.pathname + url.search }
    : { redirectUrl: url.href }
}
