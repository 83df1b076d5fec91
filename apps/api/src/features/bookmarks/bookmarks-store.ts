import { and, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { userSaves } from '@section/db/schema.ts'

const contentType = 'COURSE'

/** Inserts a bookmark of a course; an existing one stays unchanged. */
export async function insertCourseSave(
  tx: Db,
  userId: string,
  contentId: string,
  createdAt: Date,
): Promise<void> {
  await tx.insert(userSaves).values({ userId, contentType, contentId, createdAt }).onConflictDoNothing()
}

/** Deletes a bookmark of a course, if there is one. */
export async function deleteCourseSave(tx: Db, userId: string, courseId: string): Promise<void> {
  const { userId: owner, contentType: type, contentId } = userSaves
  await tx.delete(userSaves).where(and(eq(owner, userId), eq(type, contentType), eq(contentId, courseId)))
}
