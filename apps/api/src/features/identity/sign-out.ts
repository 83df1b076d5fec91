import type { Services } from '../../server/services.ts'
import { forgetGrant, revokeSignIn } from './identity-store.ts'

/** Ends one sign-in everywhere: its id tokens, refresh tokens and the provider's cookie session. `now` in epoch ms. */
export async function signOut({ feed }: Services, sid: string, now: number): Promise<void> {
  await feed.transact(async (tx, changed) => {
    await revokeSignIn(tx, changed, sid, new Date(now))
    await forgetGrant(tx, sid)
  })
}
