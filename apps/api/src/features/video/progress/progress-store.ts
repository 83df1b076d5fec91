import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { NOTHING_WATCHED, parseCoverage, printCoverage } from '@section/domain/video/progress/coverage.ts'
import type {
  WatchState,
  VideoProgressState,
  VideoSessionState,
} from '@section/domain/video/progress/progress-update.ts'
import type { Db } from '@section/db/connection.ts'
import { videoProgress, videoSessions, watchBudgets } from '@section/db/schema.ts'

/** A video session with its member's progress in the video. */
export interface StoredVideoSession {
  session: VideoSessionState
  progress: Omit<VideoProgressState, 'duration'>
  completionHandled: boolean
}

/** The state after a progress update, and its time of arrival in epoch ms. */
export interface ChangedProgress {
  state: WatchState
  at: number
}

/** Returns video sessions by id. After `lockBudgets` they cannot change until the transaction ends. */
export async function readVideoSessions(
  tx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredVideoSession>> {
  const rows = await tx
    .select({
      session: {
        userVideoSessionId: videoSessions.userVideoSessionId,
        userId: videoSessions.userId,
        videoId: videoSessions.videoId,
        status: videoSessions.status,
        beganAt: videoSessions.beganAt,
        continueAtTime: videoSessions.continueAtTime,
        videoSessionMaxPlayhead: videoSessions.videoSessionMaxPlayhead,
        videoSessionPlayingTime: videoSessions.videoSessionPlayingTime,
      },
      progress: {
        continueAtTime: videoProgress.continueAtTime,
        positionAt: videoProgress.positionAt,
        positionSessionId: videoProgress.positionSessionId,
        farthestWatchedTime: videoProgress.farthestWatchedTime,
        coverage: videoProgress.coverage,
        completedAt: videoProgress.completedAt,
        completionHandledAt: videoProgress.completionHandledAt,
      },
    })
    .from(videoSessions)
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.userId, videoSessions.userId), eq(videoProgress.videoId, videoSessions.videoId)),
    )
    .where(sql`${videoSessions.userVideoSessionId} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('read_video_sessions')
    .execute({ ids })
  return new Map(
    rows.map(({ session, progress }) => [
      session.userVideoSessionId,
      {
        session: { ...session, beganAt: session.beganAt.getTime() },
        progress: {
          continueAtTime: progress?.continueAtTime ?? 0,
          positionAt: progress?.positionAt?.getTime() ?? null,
          positionSessionId: progress?.positionSessionId ?? null,
          farthestWatchedTime: progress?.farthestWatchedTime ?? 0,
          coverage: progress ? parseCoverage(progress.coverage) : NOTHING_WATCHED,
          completed: progress?.completedAt != null,
        },
        completionHandled: progress?.completionHandledAt != null,
      },
    ]),
  )
}

const CHANGES = sql`select * from json_to_recordset(${sql.placeholder('changes')}::json) as change (user_id uuid,
  session_id uuid, video_id uuid, seconds float8, budget_at timestamptz, status video_session_status, reported float8,
  playhead float8, playing float8, position float8, position_at timestamptz, position_session_id uuid, farthest float8,
  coverage int4multirange, completed_at timestamptz, at timestamptz)`

/**
 * Writes the progress of several members, whose budgets must be locked, by one statement for all three tables. The keys
 * are compared twice, because the planner takes a JSON list for 100 rows and would read a whole table to join it, whereas
 * it looks up an array by the index.
 */
export async function writeProgress(tx: Db, changed: readonly ChangedProgress[]): Promise<void> {
  const change = tx.$with('change', {}).as(CHANGES)
  const budgets = tx.$with('written_budgets').as(
    tx
      .update(watchBudgets)
      .set({ seconds: sql`change.seconds`, at: sql`change.budget_at` })
      .from(sql`change`)
      .where(
        sql`${watchBudgets.userId} = change.user_id and ${watchBudgets.userId} = any(array(select user_id from change))`,
      )
      .returning({ userId: watchBudgets.userId }),
  )
  const sessions = tx.$with('written_sessions').as(
    tx
      .update(videoSessions)
      .set({
        status: sql`change.status`,
        continueAtTime: sql`change.reported`,
        videoSessionMaxPlayhead: sql`change.playhead`,
        videoSessionPlayingTime: sql`change.playing`,
        updatedAt: sql`change.at`,
      })
      .from(sql`change`)
      .where(
        sql`${videoSessions.userVideoSessionId} = change.session_id
          and ${videoSessions.userVideoSessionId} = any(array(select session_id from change))`,
      )
      .returning({ userId: videoSessions.userId }),
  )
  await tx
    .with(change, budgets, sessions)
    .insert(videoProgress)
    .select(
      sql`select user_id, video_id, position, position_at, position_session_id, farthest, coverage, completed_at,
        null::timestamptz, at from change`,
    )
    .onConflictDoUpdate({
      target: [videoProgress.userId, videoProgress.videoId],
      set: {
        continueAtTime: sql`excluded.continue_at_time`,
        positionAt: sql`excluded.position_at`,
        positionSessionId: sql`excluded.position_session_id`,
        farthestWatchedTime: sql`excluded.farthest_watched_time`,
        coverage: sql`excluded.coverage`,
        completedAt: sql`coalesce(${videoProgress.completedAt}, excluded.completed_at)`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .prepare('write_progress')
    .execute({ changes: JSON.stringify(changed.map(toChange)) })
}

function toChange({ state: { budget, session, progress }, at }: ChangedProgress) {
  const received = new Date(at).toISOString()
  return {
    user_id: session.userId,
    session_id: session.userVideoSessionId,
    video_id: session.videoId,
    seconds: budget.seconds,
    budget_at: new Date(budget.at).toISOString(),
    status: session.status,
    reported: session.continueAtTime,
    playhead: session.videoSessionMaxPlayhead,
    playing: session.videoSessionPlayingTime,
    position: progress.continueAtTime,
    position_at: progress.positionAt === null ? null : new Date(progress.positionAt).toISOString(),
    position_session_id: progress.positionSessionId,
    farthest: progress.farthestWatchedTime,
    coverage: printCoverage(progress.coverage),
    completed_at: progress.completed ? received : null,
    at: received,
  }
}

/** Inserts a video session that is opened at `at`, and the member's progress in its video if it is missing. */
export async function insertVideoSession(
  tx: Db,
  videoSession: Omit<typeof videoSessions.$inferInsert, 'continueAtTime'>,
  at: Date,
): Promise<void> {
  const { userId, videoId } = videoSession
  await tx.insert(videoProgress).values({ userId, videoId, updatedAt: at }).onConflictDoNothing()
  const continueAtTime = sql`(select continue_at_time from video_progress where user_id = ${userId} and video_id = ${videoId})`
  await tx.insert(videoSessions).values({ ...videoSession, continueAtTime, createdAt: at, updatedAt: at })
}

/** Marks a completed video as handled. */
export async function markHandled(tx: Db, userId: string, videoId: string, at: Date): Promise<void> {
  await tx
    .update(videoProgress)
    .set({ completionHandledAt: sql`coalesce(${videoProgress.completionHandledAt}, ${at.toISOString()})` })
    .where(and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoId)))
}

/** Returns which of these videos the member has completed. */
export async function readCompleted(
  tx: Db,
  userId: string,
  videoIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const isCompleted = and(
    eq(videoProgress.userId, userId),
    isNotNull(videoProgress.completedAt),
    inArray(videoProgress.videoId, [...videoIds]),
  )
  const found = await tx.select({ videoId: videoProgress.videoId }).from(videoProgress).where(isCompleted)
  return new Set(found.map(({ videoId }) => videoId))
}
