import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { MemberStatus } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { customers, entitlements, members } from '@section/db/schema.ts'

type Area = (typeof entitlements.$inferInsert)['type']

export interface NewMember extends Partial<Omit<typeof members.$inferInsert, 'status'>> {
  status?: MemberStatus
  /** Areas with unlimited entitlements; mcsc-unlimited by default. */
  areas?: Area[]
  /** Slug of the member's customer, which is inserted if it is missing; none by default. */
  customer?: string
}

/** Inserts a member with entitlements to the areas, and returns the user id. */
export async function insertMember(db: Db, member: NewMember = {}): Promise<string> {
  const { areas = ['mcsc-unlimited'], customer, ...columns } = member
  const userId = columns.userId ?? randomUUID()
  await db.insert(members).values({
    email: `${userId}@example.com`,
    status: 'MEMBER',
    firstName: 'Nia',
    lastName: 'Okafor',
    ...columns,
    userId,
    ...(customer ? { customerId: await findOrInsertCustomer(db, customer) } : {}),
  })
  if (areas.length > 0) {
    const startsAt = new Date('2020-01-01T00:00:00Z')
    await db.insert(entitlements).values(areas.map((type) => ({ userId, type, startsAt })))
  }
  return userId
}

async function findOrInsertCustomer(db: Db, slug: string): Promise<string> {
  await db.insert(customers).values({ slug, name: slug, type: 'ENTERPRISE' }).onConflictDoNothing()
  const [row] = await db.select().from(customers).where(eq(customers.slug, slug))
  if (!row) throw new Error(`The customer ${slug} was not inserted.`)
  return row.customerId
}
