import { asc, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { billingCustomers, discounts, payments, plans, subscriptions } from '@section/db/schema.ts'
import { insertMissing } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { insertEntitlements } from '../../members/accounts-store.ts'
import type { Person } from '../../members/content/person.ts'
import { isSubscriber, subscriptionRows } from './subscription-rows.ts'

/** Inserts the customers, plans and payments of new people who pay by the year, and what their plans open. */
export async function writeSubscribers(
  db: Db,
  people: readonly Person[],
  context: LoadContext,
): Promise<void> {
  const subscribers = people.filter(isSubscriber)
  if (subscribers.length === 0) return
  const [cancelOffer] = await db.select().from(discounts).where(eq(discounts.kind, 'CANCEL_OFFER'))
  const offer = { plans: await db.select().from(plans).orderBy(asc(plans.position)), cancelOffer }
  const all = subscribers.map((person) => subscriptionRows(person, offer, context))
  const customers = all.map(({ customer }) => customer)
  const subscribed = all.map(({ subscription }) => subscription)
  const paid = all.flatMap((rows) => rows.payments)
  const areas = all.map(({ entitlement }) => entitlement)
  await insertMissing(db, billingCustomers, customers)
  await insertMissing(db, subscriptions, subscribed)
  await insertMissing(db, payments, paid)
  await insertEntitlements(db, areas)
}
