import type { Db } from '@section/db/connection.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import type { Services } from '../../../server/services.ts'
import type { CheckCredentials } from '../password/check-credentials.ts'
import { accountById, signInBySid } from '../identity-store.ts'
import { identitiesOf, saveAuthenticationTime } from './step-up-store.ts'

/** How long after proving who they are members may change how they sign in. Threat T-A9. */
const FRESH_MS = 10 * MINUTE_MS

/** A signed-in member, in one of their sign-ins. */
export interface SignedIn {
  userId: string
  sid: string
}

/** How a member proves again who they are: by password, or where they sign in, at the social provider or a realm. */
export type Confirmation = { by: 'password' } | { by: 'social' } | { by: 'realm'; realm: string }

/** Returns whether the person of this sign-in has proved who they are within the last ten minutes. `now` in epoch ms. */
export async function isRecentlyAuthenticated(db: Db, sid: string, now: number): Promise<boolean> {
  const signIn = await signInBySid(db, sid)
  if (!signIn) return false
  const provedAt = signIn.authenticatedAt ?? signIn.createdAt
  return provedAt.getTime() > now - FRESH_MS
}

/** Returns how this member can confirm who they are: with the password, for everybody who has one. */
export async function getConfirmationMethod(db: Db, { userId, sid }: SignedIn): Promise<Confirmation> {
  const account = await accountById(db, userId)
  if (!account || account.passwordHash !== null) return { by: 'password' }
  const signIn = await signInBySid(db, sid)
  const identities = await identitiesOf(db, userId)
  const used = identities.find(({ identityId }) => identityId === signIn?.identityId) ?? identities[0]
  // Without either there is a password to be set first, which ends with a new sign-in.
  if (!used) return { by: 'password' }
  return used.realm === null ? { by: 'social' } : { by: 'realm', realm: used.realm }
}

/**
 * Returns whether this is the password of the member. The attempt counts as one to sign in. Errors: `TooManyFailures`,
 * `QueueFull`.
 */
export async function isPasswordOf(
  { database }: Pick<Services, 'database'>,
  checkCredentials: CheckCredentials,
  { userId, password, from }: { userId: string; password: string; from: string },
): Promise<boolean> {
  const email = (await accountById(database.db, userId))?.email ?? ''
  return (await checkCredentials({ email, password, from }))?.userId === userId
}

/**
 * Accepts the member's password as proof that it is still them; false when it is not their password. The attempt counts
 * as one to sign in. `from` is the caller's IP address, `now` epoch ms. Errors: `TooManyFailures`, `QueueFull`.
 */
export async function confirmIdentity(
  { database }: Pick<Services, 'database'>,
  checkCredentials: CheckCredentials,
  { member, password, from, now }: { member: SignedIn; password: string; from: string; now: number },
): Promise<boolean> {
  const { userId, sid } = member
  if (!(await isPasswordOf({ database }, checkCredentials, { userId, password, from }))) return false
  return saveAuthenticationTime(database.db, { userId, sid }, new Date(now))
}
