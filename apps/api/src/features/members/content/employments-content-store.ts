import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { employments } from '@section/db/schema.ts'
import { insertMissing } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import type { Person } from './person.ts'

/**
 * Writes the seats that new members had at employers. The database has given each member of an employer the seat of today, from
 * the day on which they joined; its start moves to that of the file. docs/product/organization.md#seats
 */
export async function writeEmployments(
  db: Db,
  people: readonly Person[],
  { at }: LoadContext,
): Promise<void> {
  const former = people.flatMap(({ userId, employedBefore }) =>
    employedBefore.map(({ customer, from, until }, position) => ({
      employmentId: stableId('employment', `${userId} ${position}`),
      customerId: stableId('customer', customer),
      userId,
      startsAt: at(from),
      endsAt: at(until),
    })),
  )
  await insertMissing(db, employments, former)
  const moved = people.flatMap(({ userId, employedSince }) =>
    employedSince ? [{ userId, since: at(employedSince).toISOString() }] : [],
  )
  if (moved.length === 0) return
  await db.execute(sql`
    update employments set starts_at = moved.since
    from unnest(${sql.param(moved.map(({ userId }) => userId))}::uuid[],
      ${sql.param(moved.map(({ since }) => since))}::timestamptz[]) as moved (user_id, since)
    where employments.user_id = moved.user_id and employments.ends_at is null`)
}
