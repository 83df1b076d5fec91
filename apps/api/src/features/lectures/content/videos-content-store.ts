import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { videoChapters, videos } from '@section/db/schema.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write-store.ts'

/** Writes the videos of lessons or of sessions, and their chapters instead of those that they had. */
export async function writeVideos(
  db: Db,
  rows: readonly (typeof videos.$inferInsert)[],
  chapters: readonly (typeof videoChapters.$inferInsert)[],
): Promise<void> {
  await upsertRows(db, videos, rows, [videos.videoId])
  const videoIds = sql`${sql.param(rows.map(({ videoId }) => videoId))}::uuid[]`
  await db.execute(sql`delete from video_chapters where video_id = any(${videoIds})`)
  await insertMissing(db, videoChapters, chapters)
}

/** Selects the addresses of the pictures of videos. */
export const videoPictures = sql`select thumbnail_url as url from videos`
