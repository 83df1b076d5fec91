import { eq, placeholder, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { videoProgress } from '@section/db/schema.ts'

/** What the server credited of one video: seconds, each counted once. */
export interface Credit {
  creditedSeconds: number
  completed: boolean
}

/** What was credited to a member, by the ids of the videos. */
export async function readCredits(db: Db, userId: string): Promise<ReadonlyMap<string, Credit>> {
  const { videoId, coverage, completedAt } = videoProgress
  const rows = await db
    .select({
      videoId,
      completed: sql<boolean>`${completedAt} is not null`,
      creditedSeconds: sql<number>`
        coalesce((select sum(upper(stretch) - lower(stretch)) from unnest(${coverage}) stretch), 0)::float8 / 1000`,
    })
    .from(videoProgress)
    .where(eq(videoProgress.userId, placeholder('userId')))
    .prepare('read_credits')
    .execute({ userId })
  return new Map(
    rows.map(({ videoId, creditedSeconds, completed }) => [videoId, { creditedSeconds, completed }]),
  )
}
