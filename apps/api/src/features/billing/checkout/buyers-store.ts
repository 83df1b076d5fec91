import { eq, sql } from 'drizzle-orm'
import { type Db, type Reads, rows } from '@section/db/connection.ts'
import { billingCustomers } from '@section/db/schema.ts'
import { accountStatusAt } from '@section/domain/access/account-status.ts'
import { PLAN_AREAS } from '@section/domain/access/viewer.ts'
import type { Buyer } from '@section/domain/billing/selling/subscription-offer.ts'

/** A member as the checkout sees them, read when it begins and not from a cache. */
export type StoredBuyer = Buyer & {
  userId: string
  email: string
  firstName: string
  lastName: string
  stripeCustomerId: string | null
  /** The subscriptions that open nothing and that Stripe may still charge, such as one whose payment fails again and again. */
  leftovers: string[]
}

/**
 * Returns a member as a buyer at `now` (epoch ms). Who waits for their first payment to arrive counts as subscribed, so that
 * they do not pay twice. Errors: there is no such member.
 */
export async function loadBuyer(db: Reads, userId: string, now: number): Promise<StoredBuyer> {
  const [buyer] = await rows<StoredBuyer>(
    db,
    sql`
    select m.user_id as "userId", m.email, m.first_name as "firstName", m.last_name as "lastName", m.status,
      floor(extract(epoch from m.trial_end_date) * 1000)::float8 as "trialEndDate",
      m.scholarship is not null as scholarship, c.type as "customerType",
      b.stripe_customer_id as "stripeCustomerId",
      m.manage_billing or exists (select 1 from subscriptions s where s.user_id = m.user_id and s.status = 'incomplete'
        and s.ended_at is null) as "manageBilling",
      exists (select 1 from entitlements e where e.user_id = m.user_id and (e.ends_at is null or e.ends_at > ${new Date(now).toISOString()}::timestamptz)
        and e.type::text = any(${sql.param([...PLAN_AREAS])}::text[])) as "hasPlan",
      (select s.plan_id from subscriptions s where s.user_id = m.user_id and s.plan_id is not null
        order by s.started_at desc limit 1) as "lastPlanId",
      case when m.manage_billing then '{}' else array(select s.subscription_id from subscriptions s
        where s.user_id = m.user_id and s.status not in ('canceled', 'incomplete', 'incomplete_expired')
        order by 1) end as leftovers
    from members m left join customers c using (customer_id) left join billing_customers b using (user_id)
    where m.user_id = ${userId}::uuid`,
  )
  if (!buyer) throw new Error('There is no such member.')
  return { ...buyer, status: accountStatusAt(buyer, now) }
}

/** Stores the customer at Stripe of a member who had none, and returns the one that is stored then. */
export async function keepCustomer(db: Db, userId: string, stripeCustomerId: string): Promise<string> {
  await db.insert(billingCustomers).values({ userId, stripeCustomerId }).onConflictDoNothing()
  const [kept] = await db
    .select({ stripeCustomerId: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
  return kept?.stripeCustomerId ?? stripeCustomerId
}
