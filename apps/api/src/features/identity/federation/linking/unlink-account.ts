import type { AccountLinkResult } from '@section/contract/generated/schema-types.ts'
import type { MemberContext } from '../../../../server/graphql/operation.ts'
import { endSignIns } from '../../sign-in/sign-out.ts'
import { lockAccount } from '../../../members/accounts-store.ts'
import { findIdentitiesOf, listOtherSignIns, unlinkIdentities } from './linking-store.ts'
import { refusedLink } from './refused-link.ts'
import { isRecentlyAuthenticated } from '../../sign-in/step-up.ts'

/**
 * Unlinks the social account of a member and ends the sign-ins that were made through it, except the caller's own. Only
 * the member can link it again, with the password or in the settings. Errors: CONFIRMATION_NEEDED when the member has not
 * authenticated recently, LAST_SIGN_IN when it is their only way to sign in.
 * docs/product/account-settings.md#unlinking-an-account
 */
export function unlinkAccount({ services, viewer, now }: MemberContext): Promise<AccountLinkResult> {
  const { userId, sid } = viewer
  return services.cacheInvalidation.transaction(async (tx, invalidate): Promise<AccountLinkResult> => {
    if (!(await isRecentlyAuthenticated(tx, sid, now))) return refusedLink('CONFIRMATION_NEEDED')
    const member = await lockAccount(tx, userId)
    const identities = await findIdentitiesOf(tx, userId)
    const social = identities.filter(({ realm }) => realm === null)
    const others = identities.filter(({ realm }) => realm !== null)
    if (!member || social.length === 0) return { state: 'UNLINKED', error: null }
    if (member.passwordHash === null && others.length === 0) return refusedLink('LAST_SIGN_IN')
    const ids = social.map(({ identityId }) => identityId)
    await unlinkIdentities(tx, ids, userId)
    await endSignIns(tx, invalidate, await listOtherSignIns(tx, ids, sid), now)
    const { email: to, firstName } = member
    await services.outbox.queue(
      tx,
      ...social.map(({ identityId, email }) => ({
        mail: { kind: 'sign-in-unlinked' as const, to, firstName, account: email },
        dedupeKey: `${identityId} ${now}`,
      })),
    )
    invalidate('member', userId)
    return { state: 'UNLINKED', error: null }
  })
}
