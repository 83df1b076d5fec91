import { lte, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { type customers, type members, tutorHandovers } from '@section/db/schema.ts'

/** Stores that a token was made. */
export async function insertHandover(
  db: Db,
  handover: Pick<Required<typeof tutorHandovers.$inferInsert>, 'handoverId' | 'userId' | 'expiresAt'>,
): Promise<void> {
  await db.insert(tutorHandovers).values(handover)
}

/** A member who is handed over, with their customer; null for a member whom no customer brought. */
type HandedOverMember = Pick<typeof members.$inferSelect, 'userId' | 'email' | 'firstName' | 'lastName'> & {
  customer: Pick<
    typeof customers.$inferSelect,
    'customerId' | 'name' | 'type' | 'enableProfAI' | 'disableAIFeatures'
  > | null
}

/**
 * Marks a hand-over of a member as redeemed, and returns the member; undefined for one that is unknown, expired or redeemed
 * already, and for a member who is suspended. It is one statement, so that of two redemptions at once one waits for the other
 * and then finds nothing. `now` in epoch ms. SECURITY.md#handing-members-over-to-the-tutor
 */
export async function markRedeemed(
  db: Db,
  { handoverId, userId, now }: { handoverId: string; userId: string; now: number },
): Promise<HandedOverMember | undefined> {
  const at = new Date(now).toISOString()
  const [redeemed] = await rows<HandedOverMember>(
    db,
    sql`
    update tutor_handovers h set redeemed_at = ${at}
    from members m left join customers c using (customer_id)
    where h.handover_id = ${handoverId}::uuid and h.user_id = ${userId}::uuid and h.redeemed_at is null
      and h.expires_at > ${at} and m.user_id = h.user_id and m.suspended_at is null
    returning m.user_id as "userId", m.email, m.first_name as "firstName", m.last_name as "lastName",
      case when c.customer_id is not null then json_build_object('customerId', c.customer_id, 'name', c.name,
        'type', c.type, 'enableProfAI', c.enable_prof_ai, 'disableAIFeatures', c.disable_ai_features) end as customer`,
  )
  return redeemed
}

/** Deletes the hand-overs that had expired at `now`; a token without a row is refused like one that was redeemed. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.delete(tutorHandovers).where(lte(tutorHandovers.expiresAt, new Date(now)))
}
