import { and, eq, inArray, sql } from 'drizzle-orm'
import { parseCoverage } from '@section/domain/video/progress/coverage.ts'
import { type Skipped, findSkipped } from '@section/domain/video/progress/skipped.ts'
import { watchedSeconds } from '@section/domain/video/progress/progress-update.ts'
import { type Db, type Reads, rows } from '@section/db/connection.ts'
import { videoProgress } from '@section/db/schema.ts'

/** The progress of one member in some videos; the list is one parameter, so that the statement is prepared once. */
const ofVideos = and(
  eq(videoProgress.userId, sql.placeholder('userId')),
  sql`${videoProgress.videoId} = any(${sql.placeholder('videoIds')}::uuid[])`,
)

const isCompleted = sql<boolean>`${videoProgress.completedAt} is not null`

/** A member's watched parts of a video; times in seconds. */
export interface Watched {
  continueAtTime: number
  /** When the member was there, and in which video session; null when nobody has played. */
  positionAt: Date | null
  positionSessionId: string | null
  farthestWatchedTime: number
  creditedTime: number
  skipped: Skipped | null
  completed: boolean
}

export const NOT_WATCHED: Watched = {
  continueAtTime: 0,
  positionAt: null,
  positionSessionId: null,
  farthestWatchedTime: 0,
  creditedTime: 0,
  skipped: null,
  completed: false,
}

/** Returns the watched parts of some videos by video id. */
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
      positionAt: videoProgress.positionAt,
      positionSessionId: videoProgress.positionSessionId,
      farthestWatchedTime: videoProgress.farthestWatchedTime,
      coverage: videoProgress.coverage,
      completedAt: videoProgress.completedAt,
    })
    .from(videoProgress)
    .where(ofVideos)
    .prepare('read_watched')
    .execute({ userId, videoIds })
  return new Map(
    found.map(({ videoId, completedAt, coverage, ...times }) => {
      const progress = { coverage: parseCoverage(coverage), completed: completedAt !== null }
      const { completed } = progress
      return [
        videoId,
        { ...times, completed, creditedTime: watchedSeconds(progress), skipped: findSkipped(progress) },
      ]
    }),
  )
}

/** Returns the farthest watched time of these videos, in seconds. */
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

/** The position of a member in a video; `continueAtTime` is in seconds. */
export type Position = {
  continueAtTime: number
  completed: boolean
}

/** Returns a member's position in each video that they have watched, by video id, the one watched last first. */
export async function readPositions(reads: Reads, userId: string): Promise<ReadonlyMap<string, Position>> {
  // An update that arrived late is not what the member watched last.
  const found = await rows<Position & { videoId: string }>(
    reads,
    sql`
    select video_id as "videoId", continue_at_time as "continueAtTime", completed_at is not null as completed
    from video_progress where user_id = ${userId}::uuid order by coalesce(position_at, updated_at) desc, video_id`,
  )
  return new Map(found.map(({ videoId, ...position }) => [videoId, position]))
}

/** The credited time of a video: seconds, each counted once. */
export type Credit = {
  creditedSeconds: number
  completed: boolean
}

const creditedSeconds = sql<number>`coalesce((select sum(upper(stretch) - lower(stretch))
  from unnest(${videoProgress.coverage}) stretch), 0)::float8 / 1000`

const credit = { videoId: videoProgress.videoId, creditedSeconds, completed: isCompleted }

/** Returns a member's credited time by video id. The query uses the primary key, which begins with the member. */
export async function readCredits(reads: Reads, userId: string): Promise<ReadonlyMap<string, Credit>> {
  const found = await rows<Credit & { videoId: string }>(
    reads,
    sql`
    select video_id as "videoId", ${creditedSeconds} as "creditedSeconds", ${isCompleted} as completed
    from video_progress where user_id = ${userId}::uuid`,
  )
  return toCredits(found)
}

/** Returns a member's credited time in some videos by video id. */
export async function readCreditsOf(
  db: Db,
  userId: string,
  videoIds: readonly string[],
): Promise<ReadonlyMap<string, Credit>> {
  if (videoIds.length === 0) return new Map()
  const found = await db
    .select(credit)
    .from(videoProgress)
    .where(ofVideos)
    .prepare('read_credits_of')
    .execute({ userId, videoIds })
  return toCredits(found)
}

const toCredits = (found: readonly (Credit & { videoId: string })[]) =>
  new Map(
    found.map(({ videoId, creditedSeconds: seconds, completed }) => [
      videoId,
      { creditedSeconds: seconds, completed },
    ]),
  )
