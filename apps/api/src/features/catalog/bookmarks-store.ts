import { and, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { userSaves } from '@section/db/schema.ts'

interface CourseSave {
  userId: string
  courseId: string
}

const CONTENT_TYPE = 'COURSE'

/** Inserts a bookmark of a course; an existing one stays unchanged. `now` in epoch ms. */
export async function insertCourseSave(
  tx: Db,
  { userId, courseId, now }: CourseSave & { now: number },
): Promise<void> {
  await tx
    .insert(userSaves)
    .values({ userId, contentType: CONTENT_TYPE, contentId: courseId, createdAt: new Date(now) })
    .onConflictDoNothing()
}

/** Deletes a bookmark of a course, if there is one. */
export async function deleteCourseSave(tx: Db, { userId, courseId }: CourseSave): Promise<void> {
  await tx
    .delete(userSaves)
    .where(
      and(
        eq(userSaves.userId, userId),
        eq(userSaves.contentType, CONTENT_TYPE),
        eq(userSaves.contentId, courseId),
      ),
    )
}
