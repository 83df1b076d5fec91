import type { Db } from '@section/db/connection.ts'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { identityAccount } from '../federation/linking/identity-account-store.ts'
import { insertSignIn } from '../identity-store.ts'
import { deviceName } from './device-name.ts'

interface NewSignIn {
  /** The id of the grant, which every token of the sign-in carries. */
  sid: string
  /** The id of a member or of a federated identity. */
  accountId: string
  clientId: string
  /** Seconds since the person authenticated. */
  provedSecondsAgo: number
  /** The header of the browser that gets the tokens. */
  userAgent: string | undefined
}

/** Records a sign-in of a member or a federated identity, which lasts 31 days at most. `now` in epoch ms. */
export async function recordSignIn(
  db: Db,
  { sid, accountId, clientId, provedSecondsAgo, userAgent }: NewSignIn,
  now: number,
): Promise<void> {
  const identity = await identityAccount(db, accountId, undefined)
  await insertSignIn(db, {
    sid,
    grantId: sid,
    clientId,
    userId: identity ? identity.userId : accountId,
    identityId: identity?.identityId ?? null,
    createdAt: new Date(now),
    authenticatedAt: provedSecondsAgo > 0 ? new Date(now - provedSecondsAgo * 1000) : null,
    expiresAt: new Date(now + LIFETIMES.signIn * 1000),
    device: deviceName(userAgent),
  })
}
