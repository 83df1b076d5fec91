import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../../columns.ts'
import { customers } from '../customers.ts'
import { members } from '../members.ts'

/**
 * The times for which members have a seat of an employer; the database keeps them as members change. A member has at most one
 * seat at a time. docs/product/organization.md#seats
 */
export const employments = pgTable(
  'employments',
  {
    employmentId: id('employment_id'),
    customerId: ownedBy('customer_id', () => customers.customerId),
    userId: ownedBy('user_id', () => members.userId),
    startsAt: instant('starts_at').notNull(),
    /** Null while the member has the seat. */
    endsAt: instant('ends_at'),
  },
  (t) => [
    uniqueIndex('employments_seat_key')
      .on(t.userId)
      .where(sql`${t.endsAt} is null`),
    index('employments_user_idx').on(t.userId, t.customerId),
    index('employments_customer_idx').on(t.customerId, t.startsAt),
    index('employments_ended_idx')
      .on(t.customerId, t.endsAt)
      .where(sql`${t.endsAt} is not null`),
    check('employments_period', sql`${t.endsAt} is null or ${t.endsAt} >= ${t.startsAt}`),
  ],
)

/**
 * Notes that what an employer sees of a member may have changed; the database writes them beside each change, and the figures
 * are counted anew from them. docs/decisions/organization-figures.md
 */
export const learningChanges = pgTable(
  'learning_changes',
  {
    changeId: bigint('change_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not a foreign key, because the note may outlive the member. */
    userId: uuid('user_id').notNull(),
  },
  (t) => [index('learning_changes_user_idx').on(t.userId)],
)
