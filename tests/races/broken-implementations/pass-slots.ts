import { eq, sql } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { entitlements, members, passes, passRedemptions } from '@section/db/schema.ts'

/**
 * A broken implementation of a pass's slots: looks whether one is left, then registers, in a transaction but without guarding
 * the count. The tests must catch it: a race test that it passes would prove nothing.
 */
export async function registerUnguarded({ db }: Database, code: string, email: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [pass] = await tx.select().from(passes).where(eq(passes.code, code))
    if (!pass || pass.taken >= (pass.slots ?? Infinity)) return '402'
    const [member] = await tx
      .insert(members)
      .values({ email, firstName: 'Nia', lastName: 'Okafor', status: pass.memberStatus })
      .returning({ userId: members.userId })
    if (!member) throw new Error('The member was not kept.')
    const { passId } = pass
    await tx.insert(entitlements).values({ userId: member.userId, type: 'mcsc-unlimited' })
    await tx.insert(passRedemptions).values({ passId, userId: member.userId, redeemedAt: new Date() })
    // The check of the table would refuse a count beyond the slots, so the count is written as it was read.
    await tx
      .update(passes)
      .set({ taken: sql`least(slots, ${pass.taken + 1})` })
      .where(eq(passes.passId, passId))
    return 'in'
  })
}
