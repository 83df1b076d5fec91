import type { Clock } from '../../server/clock.ts'
import { recordSignIn } from './identity-store.ts'
import { LIFETIMES } from './lifetimes.ts'
import type { UnitOfWork } from './unit-of-work.ts'

export type NoteSignIn = (signIn: { sid: string; userId: string; clientId: string }) => Promise<void>

/** Notes a sign-in that stands from now on for 31 days at most. */
export function signInNoter(unit: UnitOfWork, clock: Clock): NoteSignIn {
  return (signIn) => {
    const now = clock()
    const expiresAt = new Date(now + LIFETIMES.signIn * 1000)
    return unit.ask((db) => recordSignIn(db, { ...signIn, createdAt: new Date(now), expiresAt }))
  }
}
