import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { memberEventRsvps, memberEvents } from '@section/db/schema.ts'

type StoredAnswer = typeof memberEventRsvps.$inferSelect

/** The event and the member of an answer. */
export type RsvpKey = Pick<StoredAnswer, 'memberEventId' | 'userId'>

const isOf = ({ memberEventId, userId }: RsvpKey) =>
  and(eq(memberEventRsvps.memberEventId, memberEventId), eq(memberEventRsvps.userId, userId))

/** Returns the answer of a member to an event, and what decides whether they see it; undefined for none. */
export async function findRsvp(db: Db, key: RsvpKey) {
  const [found] = await selectRsvps(db).where(isOf(key))
  return found
}

/** Returns the answers of a member to the events that end after `since`, or to all events, in the order of the events. */
export function listRsvps(db: Db, userId: string, since: Date | undefined) {
  return selectRsvps(db)
    .where(and(eq(memberEventRsvps.userId, userId), since && gt(memberEvents.eventEnd, since)))
    .orderBy(memberEvents.eventStart, memberEvents.memberEventId)
}

/**
 * Returns an event and whether the member comes; undefined for none. The event stays as it is until the transaction ends, so that a
 * load that moves it or calls it off knows of the answer.
 */
export async function findAnsweredEvent(tx: Db, key: RsvpKey) {
  const [found] = await tx
    .select({
      publishStatus: memberEvents.publishStatus,
      eventEnd: memberEvents.eventEnd,
      attends: sql<boolean>`coalesce(${memberEventRsvps.status} = 'ACTIVE', false)`,
    })
    .from(memberEvents)
    .leftJoin(
      memberEventRsvps,
      and(eq(memberEventRsvps.memberEventId, memberEvents.memberEventId), isOf(key)),
    )
    .where(eq(memberEvents.memberEventId, key.memberEventId))
    .for('share', { of: memberEvents })
  return found
}

/** The id of an answer, and whether it is another one than before. */
interface SavedRsvp {
  id: string
  isChanged: boolean
}

/**
 * Stores the answer of a member. A changed one raises its revision. Null if the member takes back an answer that they never
 * gave.
 */
export async function saveRsvp(
  tx: Db,
  answer: Pick<StoredAnswer, 'memberEventId' | 'userId' | 'status' | 'changedAt'>,
): Promise<SavedRsvp | null> {
  const { status, changedAt } = answer
  const id = memberEventRsvps.memberEventRsvpId
  const set = { status, changedAt, revision: sql`${memberEventRsvps.revision} + 1` }
  const isOther = ne(memberEventRsvps.status, status)
  const [changed] =
    status === 'ACTIVE'
      ? await tx
          .insert(memberEventRsvps)
          .values(answer)
          .onConflictDoUpdate({
            target: [memberEventRsvps.memberEventId, memberEventRsvps.userId],
            set,
            setWhere: isOther,
          })
          .returning({ id })
      : await tx
          .update(memberEventRsvps)
          .set(set)
          .where(and(isOf(answer), isOther))
          .returning({ id })
  if (changed) return { ...changed, isChanged: true }
  const [same] = await tx.select({ id }).from(memberEventRsvps).where(isOf(answer))
  return same ? { ...same, isChanged: false } : null
}

/** An answer with the event as far as it decides what the member sees. */
export type StoredRsvp = NonNullable<Awaited<ReturnType<typeof findRsvp>>>

function selectRsvps(db: Db) {
  return db
    .select({
      memberEventId: memberEventRsvps.memberEventId,
      userId: memberEventRsvps.userId,
      status: memberEventRsvps.status,
      zoomJoinUrl: memberEventRsvps.zoomJoinUrl,
      zoomRegistrantId: memberEventRsvps.zoomRegistrantId,
      publishStatus: memberEvents.publishStatus,
      eventStart: memberEvents.eventStart,
      eventEnd: memberEvents.eventEnd,
    })
    .from(memberEventRsvps)
    .innerJoin(memberEvents, eq(memberEvents.memberEventId, memberEventRsvps.memberEventId))
    .$dynamic()
}
