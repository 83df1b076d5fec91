import { and, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { courseAlerts } from '@section/db/schema.ts'

type AlertKey = Pick<typeof courseAlerts.$inferSelect, 'userId' | 'courseId'>

const isOf = ({ userId, courseId }: AlertKey) =>
  and(eq(courseAlerts.userId, userId), eq(courseAlerts.courseId, courseId))

/** Inserts an alert; an existing one stays unchanged. */
export async function insertCourseAlert(tx: Db, alert: AlertKey & { createdAt: Date }): Promise<void> {
  await tx.insert(courseAlerts).values(alert).onConflictDoNothing()
}

/** Deletes an alert; returns whether there was one. */
export async function deleteCourseAlert(tx: Db, key: AlertKey): Promise<boolean> {
  const deleted = await tx
    .delete(courseAlerts)
    .where(isOf(key))
    .returning({ courseId: courseAlerts.courseId })
  return deleted.length > 0
}

/** Returns the time of a member's alert; undefined without one. */
export async function findCourseAlert(db: Db, key: AlertKey): Promise<Date | undefined> {
  const [found] = await db.select({ createdAt: courseAlerts.createdAt }).from(courseAlerts).where(isOf(key))
  return found?.createdAt
}

/** An alert with its time in epoch ms. */
export interface StoredAlert extends AlertKey, Record<string, unknown> {
  askedAt: number
}

/** Returns the first alerts for these courses that follow another one in their order, at most `limit`. */
export function listCourseAlerts(
  db: Db,
  courseIds: readonly string[],
  { after, limit }: { after: AlertKey | undefined; limit: number },
): Promise<StoredAlert[]> {
  const following = after
    ? sql`and (course_id, user_id) > (${after.courseId}::uuid, ${after.userId}::uuid)`
    : sql``
  return rows<StoredAlert>(
    db,
    sql`select user_id as "userId", course_id as "courseId",
        (extract(epoch from created_at) * 1000)::float8 as "askedAt"
      from course_alerts where course_id = any(${sql.param([...courseIds])}::uuid[]) ${following}
      order by course_id, user_id limit ${limit}`,
  )
}
