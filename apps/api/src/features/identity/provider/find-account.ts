import type { Account as ProviderAccount, FindAccount } from 'oidc-provider'
import { USER_ID_CLAIM } from '../../../server/access/id-tokens.ts'
import { identityAccount } from '../federation/linking/identity-account-store.ts'
import { accountById } from '../identity-store.ts'
import type { UnitOfWork } from './unit-of-work.ts'

const SSO_USERNAME_CLAIM = 'sso_username'

/** The claims that each scope includes. docs/product/sign-in.md#tokens-and-lifetimes */
export const CLAIMS = {
  openid: ['sub', 'sid', 'token_use', USER_ID_CLAIM, SSO_USERNAME_CLAIM],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'family_name'],
}

/**
 * Looks people up for the provider, by user id or by the id of a federated identity. A suspended account is not found, so
 * it can neither sign in nor refresh. The account id of a federated sign-in is always the id of the identity.
 */
export function accountFinder(unit: UnitOfWork) {
  return (async (_ctx, accountId, token): Promise<ProviderAccount | undefined> => {
    const [member, identity] = await unit.query(async (db) => {
      const found = await accountById(db, accountId)
      return [found, found ? undefined : await identityAccount(db, accountId, token?.grantId)] as const
    })
    const person = member ?? identity
    if (!person || person.suspended) return undefined
    const { userId, email, firstName, lastName } = person
    return {
      accountId,
      claims: (use) => ({
        sub: accountId,
        ...(userId ? { [USER_ID_CLAIM]: userId } : {}),
        ...(identity
          ? { [SSO_USERNAME_CLAIM]: identity.ssoUsername, email_verified: identity.emailVerified }
          : {}),
        email,
        given_name: firstName,
        family_name: lastName,
        name: `${firstName} ${lastName}`.trim(),
        // Only id tokens name their sign-in, which has the same id as the grant.
        ...(use === 'id_token' ? { token_use: 'id', sid: token?.grantId } : {}),
      }),
    }
  }) satisfies FindAccount
}
