import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Waitlist } from '@section/contract/generated/schema-types.ts'
import { type Db, type Reads, rows } from '@section/db/connection.ts'
import { earnedBadges, enrollments, sessionSeats } from '@section/db/schema.ts'
import { type Seats, UNLIMITED_SEATS } from '../catalog/catalog-types.ts'

export type EnrollmentState = (typeof enrollments.$inferSelect)['state']

type EnrollmentKey = Pick<typeof enrollments.$inferSelect, 'userId' | 'sessionId'>

/** A seat, or a place on a waitlist, as it is stored. */
export type StoredPlace = Pick<
  typeof enrollments.$inferSelect,
  'state' | 'queueNumber' | 'createdAt' | 'enrolledAt'
>

const isOf = (userId: string, sessionId: string) =>
  and(eq(enrollments.userId, userId), eq(enrollments.sessionId, sessionId))

/** Locks and returns a session's seats. */
export async function lockSeats(tx: Db, sessionId: string): Promise<Seats> {
  const [seats] = await tx
    .select({ seats: sessionSeats.capacity, seatsTaken: sessionSeats.taken })
    .from(sessionSeats)
    .where(eq(sessionSeats.sessionId, sessionId))
    .for('update')
  return seats ?? UNLIMITED_SEATS
}

/** Returns the state of the member's enrollment in a session. */
export async function findState(
  tx: Db,
  userId: string,
  sessionId: string,
): Promise<EnrollmentState | undefined> {
  const [row] = await tx.select({ state: enrollments.state }).from(enrollments).where(isOf(userId, sessionId))
  return row?.state
}

/** Returns the ids of the sessions in which a member is or waits, in the order in which their seats are locked. */
export async function listPlacesOf(tx: Db, userId: string): Promise<string[]> {
  const found = await tx
    .select({ sessionId: enrollments.sessionId })
    .from(enrollments)
    .where(eq(enrollments.userId, userId))
    .orderBy(enrollments.sessionId)
  return found.map(({ sessionId }) => sessionId)
}

/** Inserts a member's place, the last of the waitlist without a number; returns false if the member has one already. */
export async function insertPlace(
  tx: Db,
  place: EnrollmentKey & Omit<StoredPlace, 'queueNumber'> & Partial<StoredPlace>,
): Promise<boolean> {
  const inserted = await tx
    .insert(enrollments)
    .values(place)
    .onConflictDoNothing()
    .returning({ userId: enrollments.userId })
  return inserted.length > 0
}

/** Deletes the member's enrollment if it is in this state; returns it as it was, or undefined if it is not. */
export async function deleteEnrollment(
  tx: Db,
  userId: string,
  sessionId: string,
  state: EnrollmentState,
): Promise<StoredPlace | undefined> {
  const { queueNumber, createdAt, enrolledAt } = enrollments
  const [deleted] = await tx
    .delete(enrollments)
    .where(and(isOf(userId, sessionId), eq(enrollments.state, state)))
    .returning({ state: enrollments.state, queueNumber, createdAt, enrolledAt })
  return deleted
}

/** Adds `by` to the taken seats within the capacity; returns false if it does not fit. */
export async function addTakenSeats(tx: Db, sessionId: string, by: number): Promise<boolean> {
  const taken = await rows(
    tx,
    sql`update session_seats set taken = taken + ${by}
    where session_id = ${sessionId} and taken + ${by} between 0 and capacity returning taken`,
  )
  return taken.length > 0
}

/** Returns how many members wait for each session, and the member's own rank; a session without waiting members is left out. */
export async function countWaiting(
  reads: Reads,
  sessionIds: readonly string[],
  userId: string,
): Promise<Waitlist[]> {
  return rows<Waitlist>(
    reads,
    sql`
    select session_id as "sessionId", count(*)::int as length,
      case when bool_or(user_id = ${userId}::uuid)
        then (count(*) filter (where queue_number <= own))::int end as rank
    from (
      select session_id, user_id, queue_number,
        max(queue_number) filter (where user_id = ${userId}::uuid) over (partition by session_id) as own
      from enrollments
      where session_id = any(${sql.param([...sessionIds])}::uuid[]) and state = 'WAITLISTED'
    ) waiting
    group by session_id`,
  )
}

/** Enrolls the first `max` members of the waitlist, in order, and returns them. */
export async function promoteFirst(
  tx: Db,
  sessionId: string,
  max: number,
  at: Date,
): Promise<EnrollmentKey[]> {
  const promoted = await rows<{ userId: string; queueNumber: number }>(
    tx,
    sql`
    update enrollments set state = 'ENROLLED', enrolled_at = ${at.toISOString()}::timestamptz
    where session_id = ${sessionId} and user_id = any (array(
      select user_id from enrollments where session_id = ${sessionId} and state = 'WAITLISTED'
      order by queue_number limit ${max} for update))
    returning user_id as "userId", queue_number::float8 as "queueNumber"`,
  )
  return promoted
    .toSorted((a, b) => a.queueNumber - b.queueNumber)
    .map(({ userId }) => ({ userId, sessionId }))
}

/**
 * Inserts a member's badge of a course. Returns its id; null if the member has it already. A badge that was earned on
 * demand becomes that of a live session in which the course is completed later, never the reverse.
 */
export async function addBadge(tx: Db, badge: typeof earnedBadges.$inferInsert): Promise<string | null> {
  const [given] = await tx
    .insert(earnedBadges)
    .values(badge)
    .onConflictDoUpdate({
      target: [earnedBadges.userId, earnedBadges.courseId],
      set: { sessionId: sql`excluded.session_id` },
      setWhere: sql`${isLive(sql`excluded.session_id`)} and not ${isLive(earnedBadges.sessionId)}`,
    })
    .returning({ courseBadgeId: earnedBadges.courseBadgeId, isNew: sql<boolean>`xmax = 0` })
  return given?.isNew ? given.courseBadgeId : null
}

const isLive = (sessionId: SQLWrapper) =>
  sql`exists (select from sessions s where s.session_id = ${sessionId} and s.session_type = 'LIVE')`

/** Completes the member's enrollment in a session, if there is one. */
export async function completeEnrollment(tx: Db, userId: string, sessionId: string, at: Date): Promise<void> {
  await tx
    .update(enrollments)
    .set({ state: 'COMPLETED', completedAt: at })
    .where(and(isOf(userId, sessionId), eq(enrollments.state, 'ENROLLED')))
}
