import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, millisecondRanges, ownedBy } from '../columns.ts'
import { contentItems, videos } from './content.ts'
import { courses } from './courses.ts'
import { members } from './members.ts'
import { sessions } from './sessions.ts'

export const videoSessionStatus = pgEnum('video_session_status', ['IN_PROGRESS', 'ENDED'])

/** One stretch of watching one video. Times are in seconds of the video. */
export const videoSessions = pgTable(
  'video_sessions',
  {
    userVideoSessionId: id('user_video_session_id'),
    userId: ownedBy('user_id', () => members.userId),
    videoId: ownedBy('video_id', () => videos.videoId),
    courseId: uuid('course_id').references(() => courses.courseId, { onDelete: 'cascade' }),
    courseContentId: uuid('course_content_id').references(() => contentItems.courseContentId, {
      onDelete: 'set null',
    }),
    sessionId: uuid('session_id').references(() => sessions.sessionId, { onDelete: 'set null' }),
    type: text('type').notNull(),
    status: videoSessionStatus('status').notNull().default('IN_PROGRESS'),
    continueAtTime: doublePrecision('continue_at_time').notNull().default(0),
    videoSessionMaxPlayhead: doublePrecision('video_session_max_playhead').notNull().default(0),
    videoSessionPlayingTime: doublePrecision('video_session_playing_time').notNull().default(0),
    videoDurationAtPlaytime: doublePrecision('video_duration_at_playtime'),
    userClientUri: text('user_client_uri'),
    /** When the player began it, which may be before the server heard of it. */
    beganAt: instant('began_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('video_sessions_user_idx').on(t.userId, t.createdAt),
    index('video_sessions_video_idx').on(t.videoId),
  ],
)

/** A member's progress in a video. Only `coverage`, which the server credited, earns badges. */
export const videoProgress = pgTable(
  'video_progress',
  {
    userId: ownedBy('user_id', () => members.userId),
    videoId: ownedBy('video_id', () => videos.videoId),
    continueAtTime: doublePrecision('continue_at_time').notNull().default(0),
    /** When the member was at `continueAtTime`; null when nobody has played. */
    positionAt: instant('position_at'),
    /** The video session that `continueAtTime` is from. A foreign key would be searched without an index for each one deleted. */
    positionSessionId: uuid('position_session_id'),
    farthestWatchedTime: doublePrecision('farthest_watched_time').notNull().default(0),
    coverage: millisecondRanges('coverage')
      .notNull()
      .default(sql`'{}'::int4multirange`),
    completedAt: instant('completed_at'),
    completionHandledAt: instant('completion_handled_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.videoId] }),
    index('video_progress_video_idx').on(t.videoId),
    check('video_progress_times', sql`${t.continueAtTime} >= 0 and ${t.farthestWatchedTime} >= 0`),
  ],
)

/** The seconds of video that the server may still credit to an account, as of `at`. */
export const watchBudgets = pgTable('watch_budgets', {
  userId: ownedBy('user_id', () => members.userId).primaryKey(),
  seconds: doublePrecision('seconds').notNull(),
  at: instant('at').notNull(),
})

/**
 * Videos of a limited member's allowance, by calendar month in UTC (`2026-11`). A video counts once it has played; before
 * that its row is a reservation, which lapses.
 */
export const meteredViews = pgTable(
  'metered_views',
  {
    userId: ownedBy('user_id', () => members.userId),
    month: text('month').notNull(),
    videoId: ownedBy('video_id', () => videos.videoId),
    /** The time when its playlist was last returned before it played. */
    reservedAt: instant('reserved_at').notNull().defaultNow(),
    playedAt: instant('played_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month, t.videoId] })],
)
