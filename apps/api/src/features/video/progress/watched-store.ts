import { and, eq, inArray, sql } from 'drizzle-orm'
import { parseCoverage } from '@section/domain/video/progress/coverage.ts'
import { type Skipped, skippedOf } from '@section/domain/video/progress/skipped.ts'
import { watchedSeconds } from '@section/domain/video/progress/progress-update.ts'
import type { Db } from '@section/db/connection.ts'
import { videoProgress } from '@section/db/schema.ts'

/** What a member has watched of a video; times in seconds. */
export interface Watched {
  continueAtTime: number
  farthestWatchedTime: number
  creditedTime: number
  skipped: Skipped | null
  completed: boolean
}

/** Reads what a member has watched of some videos, by video id. */
export async function readWatched(
  db: Db,
  userId: string,
  videoIds: readonly string[],
): Promise<ReadonlyMap<string, Watched>> {
  if (videoIds.length === 0) return new Map()
  const found = await db
    .select({
      videoId: videoProgress.videoId,
      continueAtTime: videoProgress.continueAtTime,
      farthestWatchedTime: videoProgress.farthestWatchedTime,
      coverage: videoProgress.coverage,
      completedAt: videoProgress.completedAt,
    })
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, userId), inArray(videoProgress.videoId, [...videoIds])))
  return new Map(
    found.map(({ videoId, completedAt, coverage: text, ...times }) => {
      const progress = { coverage: parseCoverage(text), completed: completedAt !== null }
      const { completed } = progress
      return [
        videoId,
        { ...times, completed, creditedTime: watchedSeconds(progress), skipped: skippedOf(progress) },
      ]
    }),
  )
}

/** Reads the farthest watched time of each of these videos that the member has watched, in seconds. */
export async function readFarthestTimes(
  db: Db,
  userId: string,
  videoIds: readonly string[],
): Promise<number[]> {
  if (videoIds.length === 0) return []
  const found = await db
    .select({ seconds: videoProgress.farthestWatchedTime })
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, userId), inArray(videoProgress.videoId, [...videoIds])))
  return found.map(({ seconds }) => seconds)
}

/** What the server credited of one video: seconds, each counted once. */
export interface Credit {
  creditedSeconds: number
  completed: boolean
}

const creditedSeconds = sql<number>`coalesce((select sum(upper(stretch) - lower(stretch))
  from unnest(${videoProgress.coverage}) stretch), 0)::float8 / 1000`

/** Reads what was credited to a member, by video id: one statement by the member's part of the primary key. */
export async function readCredits(db: Db, userId: string): Promise<ReadonlyMap<string, Credit>> {
  const found = await db
    .select({
      videoId: videoProgress.videoId,
      creditedSeconds,
      completed: sql<boolean>`${videoProgress.completedAt} is not null`,
    })
    .from(videoProgress)
    .where(eq(videoProgress.userId, sql.placeholder('userId')))
    .prepare('read_credits')
    .execute({ userId })
  return new Map(found.map(({ videoId, ...credit }) => [videoId, credit]))
}
