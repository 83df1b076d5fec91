import { pathTo } from '@section/domain/access/screen-path.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { startFederation } from '../../../lib/sign-in/federation.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { redirectSearch, withRedirectPath } from '../use-redirect-path.ts'

/**
 * Navigates to the social provider, after which the signup continues here and the new member at `redirectPath`. Returns
 * null, or the message of a failure.
 */
export async function startSocialSignup(redirectPath: string | null): Promise<string | null> {
  const errorUrl = withRedirectPath(pathTo('signup'), redirectPath)
  const options = { errorUrl, ...redirectSearch(redirectPath) }
  try {
    await startFederation({ context: 'limited-signup', provider: 'social', options })
    return null
  } catch (error) {
    reportError(error)
    return limitMessage(error) ?? SIGN_IN_MESSAGES.social
  }
}
