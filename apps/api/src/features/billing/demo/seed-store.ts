import { asc, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  billingCustomers,
  discounts,
  members,
  payments,
  plans,
  products,
  purchases,
  subscriptions,
} from '@section/db/schema.ts'
import type { AccountSeed } from '@section/emulators/stripe/seed/account-seed.ts'
import { seedOf } from './account-seed.ts'

/** Reads what the demo's payment account begins with. */
export async function readSeed(db: Db): Promise<AccountSeed> {
  return seedOf({
    plans: await db.select().from(plans).orderBy(asc(plans.position)),
    products: await db.select().from(products).orderBy(asc(products.productId)),
    discounts: await db.select().from(discounts),
    customers: await db
      .select({
        userId: billingCustomers.userId,
        stripeCustomerId: billingCustomers.stripeCustomerId,
        email: members.email,
        name: members.displayName,
        firstName: members.firstName,
        lastName: members.lastName,
      })
      .from(billingCustomers)
      .innerJoin(members, eq(members.userId, billingCustomers.userId))
      .orderBy(asc(members.email)),
    subscriptions: await db.select().from(subscriptions),
    purchases: await db.select().from(purchases),
    payments: await db.select().from(payments),
  })
}
