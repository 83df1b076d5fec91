import { randomUUID } from 'node:crypto'
import type { Db } from '@section/db/connection.ts'
import { contentGroups, contentItems, videos } from '@section/db/schema.ts'

/** A lesson that is ten minutes long and required by default. */
export interface NewLesson {
  /** In seconds. */
  duration?: number
  required?: boolean
  /** True for the free preview of the course. */
  preview?: boolean
  externalKey?: string
  subtitle?: string
}

/** Inserts a module with these lessons into a course, and returns the ids of their videos. */
export async function insertLessons(db: Db, courseId: string, lessons: NewLesson[]): Promise<string[]> {
  const courseContentGroupId = randomUUID()
  await db.insert(contentGroups).values({
    courseContentGroupId,
    courseId,
    slug: `module-${courseContentGroupId}`,
    title: 'Module',
    meta: { title: 'Mod.' },
  })
  const rows = lessons.map((lesson) => ({ videoId: randomUUID(), ...lesson }))
  await db.insert(videos).values(
    rows.map(({ videoId, duration = 600, externalKey = 'welcome-to-the-course', subtitle = null }) => ({
      videoId,
      subtitle,
      externalKey,
      title: 'Lesson',
      thumbnailUrl: `/v2/media/${externalKey}/thumbnail.webp`,
      posterUrl: `/v2/media/${externalKey}/poster.webp`,
      duration,
    })),
  )
  await db.insert(contentItems).values(
    rows.map(({ videoId, required = true, preview = false }, sortOrder) => ({
      courseContentGroupId,
      slug: `lesson-${sortOrder}`,
      title: 'Lesson',
      completionRequired: required,
      preview,
      videoId,
      sortOrder,
    })),
  )
  return rows.map(({ videoId }) => videoId)
}
