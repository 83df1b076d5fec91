import { corporateRealmMessage } from '@section/domain/identity/realm-messages.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { redirectParameters } from '../../../lib/sign-in/sign-in-target.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { limitMessage, resultMessage } from '../../../lib/graphql/limit-message.ts'
import { startFederation } from '../../../lib/sign-in/federation.ts'
import { lookupCorporateRealm } from './lookup-corporate-realm.ts'

/**
 * Leaves for the employer's sign-in page, or answers why it cannot. Specification 1, sections 2.3 and 8 (corporate
 * login).
 */
export async function startCorporateSignIn(email: string): Promise<string | null> {
  try {
    const { error, link, realm, serializedOptions } = await lookupCorporateRealm(email)
    if (error) return resultMessage(error, corporateRealmMessage)
    if (link) {
      location.assign(link)
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
