import { LMS_MESSAGES, lmsMessage } from '@section/domain/identity/realm-messages.ts'
import { limitMessage, resultMessage } from '../../../lib/graphql/limit-message.ts'
import { type FederationOptions, startFederation } from '../../../lib/sign-in/federation.ts'
import { lookupLmsProvider } from './lookup-lms-provider.ts'

/** Leaves for the sign-in of a learning-management system, or answers why it cannot. Specification 1, section 8. */
export async function startLmsSignIn(b64options: string | null): Promise<string | null> {
  if (!b64options) return LMS_MESSAGES.unset
  try {
    const { error, realm, serializedOptions, passShortCode, redirectUrl } =
      await lookupLmsProvider(b64options)
    if (error) return resultMessage(error, lmsMessage)
    if (!realm) return lmsMessage('')
    await startFederation({
      context: 'lms',
      realm,
      ...(serializedOptions ? { serializedOptions } : {}),
      options: { ...onwards(redirectUrl), ...(passShortCode ? { passShortCode } : {}) },
    })
    return null
  } catch (error) {
    return limitMessage(error) ?? LMS_MESSAGES.system
  }
}

/** A place of this app is a path; any other site must be on the allow list. */
function onwards(redirectUrl: string | null | undefined): FederationOptions {
  if (!redirectUrl) return {}
  const url = new URL(redirectUrl, location.origin)
  return url.origin === location.origin
    ? { redirectPath: url.pathname + url.search }
    : { redirectUrl: url.href }
}
