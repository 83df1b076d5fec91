import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { oneTimeCodes } from '@section/db/schema.ts'
import { safeRedirectUrl } from '@section/domain/identity/redirects/safe-redirect.ts'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { Services } from '../../../server/services.ts'
import { type Account, accountById, signInBySid } from '../identity-store.ts'
import { randomToken, tokenHash } from '../../../server/random-token.ts'
import { endSignIns } from './sign-out.ts'

/** Returns the origin of another site of the school; undefined for an address that is not on the configured list. */
export function targetOrigin({ config }: Services, address: unknown): string | undefined {
  const safe = safeRedirectUrl(address, config.identity.redirectOrigins)
  return safe === null ? undefined : new URL(safe).origin
}

/**
 * Creates a code by which the site at `origin` learns who the member is: 128 random bits that work once, within 60
 * seconds, for this site and sign-in. `now` in epoch ms. SECURITY.md#one-time-codes-for-other-sites
 */
export async function createOneTimeCode(
  db: Db,
  { userId, sid, origin, now }: { userId: string; sid: string; origin: string; now: number },
): Promise<string> {
  const code = randomToken()
  const expiresAt = new Date(now + LIFETIMES.oneTimeCode * 1000)
  await db.insert(oneTimeCodes).values({ codeHash: tokenHash(code), userId, sid, origin, expiresAt })
  return code
}

type RedeemedMember = Pick<Account, 'userId' | 'email'>

/**
 * Returns the member of a code that the site at `origin` redeems; undefined for a wrong, expired or used code, another
 * site's code, and a sign-in that has ended. A code that is redeemed twice was stolen or leaked, so its sign-in ends and
 * the member gets a mail.
 */
export async function redeemOneTimeCode(
  { cacheInvalidation, outbox }: Services,
  { code, origin, now }: { code: string; origin: string; now: number },
): Promise<RedeemedMember | undefined> {
  const codeHash = tokenHash(code)
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    const [redeemed] = await tx
      .update(oneTimeCodes)
      .set({ redeemedAt: new Date(now) })
      .where(
        and(
          eq(oneTimeCodes.codeHash, codeHash),
          eq(oneTimeCodes.origin, origin),
          isNull(oneTimeCodes.redeemedAt),
          gt(oneTimeCodes.expiresAt, new Date(now)),
        ),
      )
      .returning({ userId: oneTimeCodes.userId, sid: oneTimeCodes.sid })
    if (redeemed) return signedInMember(tx, redeemed, now)
    const [stored] = await tx.select().from(oneTimeCodes).where(eq(oneTimeCodes.codeHash, codeHash))
    if (stored?.redeemedAt) {
      await endSignIns(tx, invalidate, [stored.sid], now)
      await notifyOwner(outbox, tx, stored.userId, codeHash)
    }
    return undefined
  })
}

async function signedInMember(
  tx: Db,
  { userId, sid }: { userId: string; sid: string },
  now: number,
): Promise<RedeemedMember | undefined> {
  const [signIn, account] = [await signInBySid(tx, sid), await accountById(tx, userId)]
  if (!signIn || signIn.revokedAt || signIn.expiresAt.getTime() <= now || signIn.userId !== userId)
    return undefined
  return account && !account.suspended ? { userId, email: account.email } : undefined
}

async function notifyOwner(
  outbox: Services['outbox'],
  tx: Db,
  userId: string,
  codeHash: string,
): Promise<void> {
  const account = await accountById(tx, userId)
  if (!account) return
  const { email: to, firstName } = account
  await outbox.queue(tx, { mail: { kind: 'one-time-code-used-twice', to, firstName }, dedupeKey: codeHash })
}
