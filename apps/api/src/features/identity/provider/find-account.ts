import type { Account as ProviderAccount, FindAccount } from 'oidc-provider'
import type { Db } from '@section/db/connection.ts'
import { USER_ID_CLAIM } from '../../../server/access/id-tokens.ts'
import { identityAccount } from '../federation/linking/identity-account-store.ts'
import { accountById } from '../identity-store.ts'
import type { UnitOfWork } from './unit-of-work.ts'

const SSO_USERNAME_CLAIM = 'sso_username'

/** The claims that each scope includes. Specification 1, section 3 (session token payload). */
export const CLAIMS = {
  openid: ['sub', 'sid', 'token_use', USER_ID_CLAIM, SSO_USERNAME_CLAIM],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'family_name'],
}

/** A person for whom the provider issues tokens; `userId` is null for a federated identity without a member. */
interface Person {
  userId: string | null
  identity?: { identityId: string; ssoUsername: string; emailVerified: boolean }
  email: string
  firstName: string
  lastName: string
  suspended: boolean
}

/**
 * Looks people up for the provider, by user id or by the id of a federated identity. A suspended account is no
 * account: it can neither sign in nor refresh. The account id of a federated sign-in stays the identity's.
 */
export function accountFinder(unit: UnitOfWork) {
  return (async (_ctx, accountId, token): Promise<ProviderAccount | undefined> => {
    const person = await unit.query((db) => findPerson(db, accountId, token?.grantId))
    if (!person || person.suspended) return undefined
    const { userId, identity, email, firstName, lastName } = person
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
        // Only id tokens name their sign-in, whose id is that of the grant.
        ...(use === 'id_token' ? { token_use: 'id', sid: token?.grantId } : {}),
      }),
    }
  }) satisfies FindAccount
}

async function findPerson(db: Db, accountId: string, sid: string | undefined): Promise<Person | undefined> {
  const member = await accountById(db, accountId)
  if (member) return member
  const account = await identityAccount(db, accountId, sid)
  return account && { ...account, identity: account }
}
