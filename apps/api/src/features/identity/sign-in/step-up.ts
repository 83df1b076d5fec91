import type { Db } from '@section/db/connection.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import type { SignedInViewer } from '../../../server/access/viewer.ts'
import { checkCredentials, type CredentialServices } from '../password/check-credentials.ts'
import { findIdentitiesOf } from '../federation/linking/linking-store.ts'
import { type Account, accountById, saveAuthenticationTime, signInBySid } from '../identity-store.ts'

/**
 * The time after authenticating, in milliseconds, within which members may change how they sign in.
 * SECURITY.md#changing-how-one-signs-in
 */
const RECENT_MS = 10 * MINUTE_MS

/** A signed-in member, in one of their sign-ins. */
type SignedIn = Pick<SignedInViewer, 'userId' | 'sid'>

/** The way in which a member authenticates again: by password, at the social provider or at a realm. */
type Confirmation = { by: 'password' } | { by: 'social' } | { by: 'realm'; realm: string }

/** Checks whether the person of this sign-in authenticated within the last ten minutes. `now` in epoch ms. */
export async function isRecentlyAuthenticated(db: Db, sid: string, now: number): Promise<boolean> {
  const signIn = await signInBySid(db, sid)
  if (!signIn) return false
  const provedAt = signIn.authenticatedAt ?? signIn.createdAt
  return provedAt.getTime() > now - RECENT_MS
}

/** Returns how this member authenticates again, which is by password if they have one. */
export async function getConfirmationMethod(db: Db, { userId, sid }: SignedIn): Promise<Confirmation> {
  const account = await accountById(db, userId)
  if (!account || account.passwordHash !== null) return { by: 'password' }
  const signIn = await signInBySid(db, sid)
  const identities = await findIdentitiesOf(db, userId)
  const used = identities.find(({ identityId }) => identityId === signIn?.identityId) ?? identities[0]
  // A member with neither has to set a password first, which ends with a new sign-in.
  if (!used) return { by: 'password' }
  return used.realm === null ? { by: 'social' } : { by: 'realm', realm: used.realm }
}

/**
 * Returns the member's account if this is their password. The attempt counts as an attempt to sign in. Errors:
 * `TooManyFailures`, `QueueFull`.
 */
export async function checkPasswordOf(
  services: CredentialServices,
  { userId, password, from }: { userId: string; password: string; from: string },
): Promise<Account | undefined> {
  const email = (await accountById(services.database.db, userId))?.email ?? ''
  const account = await checkCredentials(services, { email, password, from })
  return account?.userId === userId ? account : undefined
}

/**
 * Confirms the viewer's identity by their password; returns false for a wrong one. The attempt counts as an attempt to sign
 * in. `from` is the caller's IP address, `now` is in epoch ms. Errors: `TooManyFailures`, `QueueFull`.
 */
export async function confirmIdentity(
  services: CredentialServices,
  { member, password, from, now }: { member: SignedIn; password: string; from: string; now: number },
): Promise<boolean> {
  const { userId, sid } = member
  if (!(await checkPasswordOf(services, { userId, password, from }))) return false
  return saveAuthenticationTime(services.database.db, { userId, sid }, new Date(now))
}
