import type { Account as ProviderAccount, FindAccount } from 'oidc-provider'
import { USER_ID_CLAIM } from '../../server/access/id-tokens.ts'
import { accountById } from './identity-store.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** What each scope tells about a member. Specification 1, section 3 (session token payload). */
export const CLAIMS = {
  openid: ['sub', 'sid', 'token_use', USER_ID_CLAIM],
  email: ['email'],
  profile: ['name', 'given_name', 'family_name'],
}

/** Looks members up for the provider. A suspended account is no account: it can neither sign in nor refresh. */
export function accountFinder(unit: UnitOfWork) {
  return (async (_ctx, userId, token): Promise<ProviderAccount | undefined> => {
    const account = await unit.ask((db) => accountById(db, userId))
    if (!account || account.suspended) return undefined
    return {
      accountId: userId,
      claims: (use) => ({
        sub: userId,
        [USER_ID_CLAIM]: userId,
        email: account.email,
        given_name: account.firstName,
        family_name: account.lastName,
        name: `${account.firstName} ${account.lastName}`.trim(),
        // A sign-in goes by its grant; only id tokens speak for one.
        ...(use === 'id_token' ? { token_use: 'id', sid: token?.grantId } : {}),
      }),
    }
  }) satisfies FindAccount
}
