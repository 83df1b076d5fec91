import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  customers,
  earnedBadges,
  employees,
  employments,
  enrollments,
  members,
  videoProgress,
  videoSessions,
} from '@section/db/schema.ts'
import { insertMember } from '../../../testing/insert-member.ts'

/** Inserts an employer whose contract began at `contractStart`, and returns its id. */
export async function insertEmployer(db: Db, contractStart: Date | null, name = 'Acme'): Promise<string> {
  const customerId = randomUUID()
  await db.insert(customers).values({
    customerId,
    slug: `customer-${customerId}`,
    name,
    type: 'ENTERPRISE',
    contractStart,
    totalSeats: 60,
  })
  return customerId
}

/** Inserts an employee with a seat since `since`, and returns the user id. */
export const insertEmployee = (
  db: Db,
  customerId: string,
  since: Date,
  member: Parameters<typeof insertMember>[1] = {},
): Promise<string> => insertMember(db, { status: 'EMPLOYEE', customerId, registrationDate: since, ...member })

/** Gives a member the seat of another employer at a moment; null for no seat. */
export async function moveEmployee(
  db: Db,
  userId: string,
  customerId: string | null,
  at: Date,
): Promise<void> {
  await db.update(members).set({ customerId }).where(eq(members.userId, userId))
  // The database takes its own clock for the moment, and tests have one of their own.
  const open = await db
    .select()
    .from(employments)
    .where(eq(employments.userId, userId))
    .orderBy(employments.startsAt)
  const [last, before] = open.toReversed()
  const [started, ended] = customerId === null ? [undefined, last] : [last, before]
  if (ended)
    await db.update(employments).set({ endsAt: at }).where(eq(employments.employmentId, ended.employmentId))
  if (started)
    await db
      .update(employments)
      .set({ startsAt: at })
      .where(eq(employments.employmentId, started.employmentId))
}

/** Lets a member play a video from its beginning, at a moment, for some seconds. */
export async function watch(
  db: Db,
  userId: string,
  videoId: string,
  at: Date,
  seconds: number,
): Promise<void> {
  await db
    .insert(videoSessions)
    .values({ userId, videoId, type: 'ON_DEMAND', beganAt: at, videoSessionPlayingTime: seconds })
  const coverage = `{[0,${Math.min(seconds * 1000, 2_000_000)})}`
  await db
    .insert(videoProgress)
    .values({ userId, videoId, coverage })
    .onConflictDoUpdate({ target: [videoProgress.userId, videoProgress.videoId], set: { coverage } })
}

/** Enrolls a member in a session, and completes it with its badge where `completedAt` is there. */
export async function enrollIn(
  db: Db,
  userId: string,
  { sessionId, courseId }: { sessionId: string; courseId: string },
  enrolledAt: Date,
  completedAt?: Date,
): Promise<void> {
  const state = completedAt ? 'COMPLETED' : 'ENROLLED'
  await db
    .insert(enrollments)
    .values({ userId, sessionId, state, enrolledAt, completedAt: completedAt ?? null })
  if (completedAt)
    await db.insert(earnedBadges).values({ userId, courseId, sessionId, earnedAt: completedAt })
}

/** Returns the user ids of those whom an employer's figures name. */
export async function countedEmployees(db: Db, customerId: string): Promise<string[]> {
  const found = await db.select().from(employees).where(eq(employees.customerId, customerId))
  return found.map(({ userId }) => userId)
}
