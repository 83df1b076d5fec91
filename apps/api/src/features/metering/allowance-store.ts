import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { MonthVideo } from '@section/domain/metering/metering.ts'
import type { Db } from '@section/db/connection.ts'
import { meteredViews, videoProgress, videos } from '@section/db/schema.ts'

/** A month of a member, such as `2026-11`. */
interface Month {
  userId: string
  month: string
}

const ofMonth = ({ userId, month }: Month) =>
  and(eq(meteredViews.userId, userId), eq(meteredViews.month, month))

/** A video that counts against a month, with the time of its first frame in that month. */
export interface PlayedVideo {
  videoId: string
  title: string
  playedAt: Date
}

/** Returns the videos that have played in a member's month, in the order of watching. */
export async function readPlayedVideos(db: Db, month: Month): Promise<PlayedVideo[]> {
  const played = await db
    .select({ videoId: meteredViews.videoId, title: videos.title, playedAt: meteredViews.playedAt })
    .from(meteredViews)
    .innerJoin(videos, eq(videos.videoId, meteredViews.videoId))
    .where(and(ofMonth(month), isNotNull(meteredViews.playedAt)))
    .orderBy(asc(meteredViews.playedAt), asc(meteredViews.videoId))
  return played.flatMap(({ playedAt, ...video }) => (playedAt ? { ...video, playedAt } : []))
}

/** Returns the videos that a member has completed. */
export async function readCompletedVideos(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const completed = await db
    .select({ videoId: videoProgress.videoId })
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, userId), isNotNull(videoProgress.completedAt)))
  return new Set(completed.map(({ videoId }) => videoId))
}

/** Returns the videos of a member's month, those that were only reserved included. */
export async function readMonthVideos(tx: Db, month: Month): Promise<MonthVideo[]> {
  const found = await tx.select().from(meteredViews).where(ofMonth(month))
  return found.map(({ videoId, reservedAt, playedAt }) => ({
    videoId,
    reservedAt: reservedAt.getTime(),
    playedAt: playedAt?.getTime() ?? null,
  }))
}

/** Reserves a video, or renews its reservation, unless it has played. */
export async function writeReservation(tx: Db, month: Month, videoId: string, at: Date): Promise<void> {
  await tx
    .insert(meteredViews)
    .values({ ...month, videoId, reservedAt: at })
    .onConflictDoUpdate({
      target: [meteredViews.userId, meteredViews.month, meteredViews.videoId],
      set: { reservedAt: at },
      setWhere: isNull(meteredViews.playedAt),
    })
}

/** Counts a video of the month, once however often it is watched. */
export async function writeFirstPlay(tx: Db, month: Month, videoId: string, at: Date): Promise<void> {
  await tx
    .insert(meteredViews)
    .values({ ...month, videoId, reservedAt: at, playedAt: at })
    .onConflictDoUpdate({
      target: [meteredViews.userId, meteredViews.month, meteredViews.videoId],
      set: { playedAt: at },
      setWhere: isNull(meteredViews.playedAt),
    })
}
