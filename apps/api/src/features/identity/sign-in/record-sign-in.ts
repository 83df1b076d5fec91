import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { Clock } from '../../../server/clock.ts'
import { identityAccount } from '../federation/linking/identity-account-store.ts'
import { insertSignIn } from '../identity-store.ts'
import type { UnitOfWork } from '../provider/unit-of-work.ts'

export type RecordSignIn = (signIn: {
  sid: string
  accountId: string
  clientId: string
  /** Seconds since the person authenticated; 0 by default. */
  provedSecondsAgo?: number
}) => Promise<void>

/** Returns a function that records a sign-in of a member or a federated identity, which lasts 31 days at most. */
export function signInRecorder(unit: UnitOfWork, clock: Clock): RecordSignIn {
  return ({ sid, accountId, clientId, provedSecondsAgo = 0 }) => {
    const now = clock()
    const authenticatedAt = provedSecondsAgo > 0 ? new Date(now - provedSecondsAgo * 1000) : null
    const expiresAt = new Date(now + LIFETIMES.signIn * 1000)
    return unit.query(async (db) => {
      const identity = await identityAccount(db, accountId, undefined)
      const whose = identity
        ? { userId: identity.userId, identityId: identity.identityId }
        : { userId: accountId, identityId: null }
      await insertSignIn(db, {
        sid,
        clientId,
        ...whose,
        createdAt: new Date(now),
        authenticatedAt,
        expiresAt,
      })
    })
  }
}
