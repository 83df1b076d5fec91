import { eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { entitlements, members, type passRedemptions } from '@section/db/schema.ts'
import { isArea } from '@section/domain/access/area.ts'
import type { PassGrant } from '@section/domain/invitations/pass-grant.ts'
import type { Changed } from '../../server/change-feed.ts'
import { insertRedemption, type Pass, takeSlot } from './invitations-store.ts'
import { spendRedemptionCode } from './redemption-codes.ts'

/** Ends the transaction: the last slot, or the one-time code, went to somebody else. */
export class PassGone extends Error {
  override name = 'PassGone'
  readonly code: '402' | '403'

  constructor(code: '402' | '403') {
    super(`The pass refuses with ${code}.`)
    this.code = code
  }
}

/** What the registration form asked of this member. */
export type RedemptionAnswers = Partial<
  Omit<typeof passRedemptions.$inferInsert, 'passId' | 'userId' | 'redeemedAt'>
>

export interface Handover {
  pass: Pass
  userId: string
  grant: Extract<PassGrant, { kind: 'grant' }>
  answers: RedemptionAnswers
  /** The redemption code that was shown, hashed; only a pass with one-time codes spends it. */
  codeHash: string | null
  /** Epoch milliseconds. */
  now: number
}

/**
 * Gives a member what a pass grants, in this transaction: the redemption, the one-time code, status and customer, and
 * the areas. Answers false, and does nothing, for a member who holds the pass already; for any other the transaction
 * ends with `takeLastly`. Errors: `PassGone`, which must end the transaction. Threat T-D2.
 */
export async function givePass(tx: Db, changed: Changed, handover: Handover): Promise<boolean> {
  const { pass, userId, answers, codeHash, now } = handover
  const { passId } = pass
  if (!(await insertRedemption(tx, { ...answers, passId, userId, redeemedAt: new Date(now) }))) return false
  if (pass.usesOTRC && !(codeHash && (await spendRedemptionCode(tx, { passId, codeHash, userId, now })))) {
    throw new PassGone('403')
  }
  await grantAreas(tx, handover)
  changed('member', userId)
  return true
}

/**
 * Takes the slot of a pass that `givePass` has given, as the transaction's last statement: everybody who comes through
 * this pass waits for it. Errors: `PassGone`, which must end the transaction.
 */
export async function takeLastly(tx: Db, { passId }: Pass, now: number): Promise<void> {
  if (!(await takeSlot(tx, passId, now))) throw new PassGone('402')
}

async function grantAreas(tx: Db, { pass, userId, grant }: Handover): Promise<void> {
  if (grant.joins) {
    await tx
      .update(members)
      .set({
        status: pass.memberStatus,
        customerId: pass.customerId,
        trialEndDate: grant.trialEndsAt === null ? null : new Date(grant.trialEndsAt),
      })
      .where(eq(members.userId, userId))
  }
  await tx.insert(entitlements).values(
    pass.areas.flatMap(({ type, label, precedence, customizations }) =>
      isArea(type)
        ? [
            {
              userId,
              type,
              label,
              precedence,
              customizations,
              startsAt: new Date(grant.startsAt),
              endsAt: grant.endsAt === null ? null : new Date(grant.endsAt),
            },
          ]
        : [],
    ),
  )
}
