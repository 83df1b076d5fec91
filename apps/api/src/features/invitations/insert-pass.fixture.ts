import { randomUUID } from 'node:crypto'
import type { Db } from '@section/db/connection.ts'
import { customers, passes, passRedemptionCodes } from '@section/db/schema.ts'
import { redemptionCodeHasher } from './passes/redemption-codes-store.ts'

/** The properties of a pass in a test; by default it is an open enterprise pass for everybody. */
export type NewPass = Partial<typeof passes.$inferInsert> & { redemptionCodes?: string[] }

/** Inserts a pass with a customer of its own; returns the ids and its code. */
export async function insertPass(
  db: Db,
  { redemptionCodes = [], ...pass }: NewPass = {},
): Promise<{ passId: string; customerId: string; code: string }> {
  const [passId, customerId] = [randomUUID(), pass.customerId ?? randomUUID()]
  const code = pass.code ?? `T-${passId.slice(0, 8)}`
  await db
    .insert(customers)
    .values({ customerId, slug: customerId, name: 'Northlight', type: 'ENTERPRISE' })
    .onConflictDoNothing()
  await db.insert(passes).values({
    passId,
    title: 'Northlight Circle',
    segment: 'ENTERPRISE',
    memberStatus: 'EMPLOYEE',
    areas: [{ type: 'mcsc-unlimited', label: 'Northlight', precedence: 2, customizations: {} }],
    hasRedemptionCode: redemptionCodes.length > 0,
    ...pass,
    customerId,
    code,
  })
  const hash = await redemptionCodeHasher(db)
  for (const redemptionCode of redemptionCodes) {
    await db.insert(passRedemptionCodes).values({ passId, codeHash: hash(passId, redemptionCode).hash })
  }
  return { passId, customerId, code }
}
