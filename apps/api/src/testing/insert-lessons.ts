import { randomUUID } from 'node:crypto'
import type { Db } from '@section/db/connection.ts'
import { contentGroups, contentItems, videos } from '@section/db/schema.ts'

/** A lesson as a test describes one: ten minutes long and required unless it says otherwise. */
export interface NewLesson {
  /** In seconds. */
  duration?: number
  required?: boolean
  externalKey?: string
}

/** Adds a module with these lessons to a course; answers the ids of their videos, in order. */
export async function insertLessons(db: Db, courseId: string, lessons: NewLesson[]): Promise<string[]> {
  const courseContentGroupId = randomUUID()
  await db
    .insert(contentGroups)
    .values({ courseContentGroupId, courseId, slug: `module-${courseContentGroupId}`, title: 'Module' })
  const rows = lessons.map((lesson) => ({ videoId: randomUUID(), ...lesson }))
  await db.insert(videos).values(
    rows.map(({ videoId, duration = 600, externalKey = 'welcome-to-the-course' }) => ({
      videoId,
      externalKey,
      title: 'Lesson',
      thumbnailUrl: `/v2/media/${externalKey}/thumbnail.webp`,
      duration,
    })),
  )
  await db.insert(contentItems).values(
    rows.map(({ videoId, required = true }, sortOrder) => ({
      courseContentGroupId,
      slug: `lesson-${sortOrder}`,
      title: 'Lesson',
      completionRequired: required,
      videoId,
      sortOrder,
    })),
  )
  return rows.map(({ videoId }) => videoId)
}
