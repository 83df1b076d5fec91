import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { parseCoverage, printCoverage } from '@section/domain/video/coverage.ts'
import type { CreditState, VideoSessionStatus } from '@section/domain/video/watch-credit.ts'

/** A sitting with everything that a beat of it may change, as the database holds it. */
export interface Sitting {
  courseId: string | null
  /** The video is complete, but what follows from it has not been carried out yet. */
  completionPending: boolean
  state: CreditState
}

interface SittingRow extends Record<string, unknown> {
  id: string
  userId: string
  videoId: string
  courseId: string | null
  status: VideoSessionStatus
  maxPlayhead: number
  playingTime: number
  duration: number
  continueAtTime: number
  farthestWatchedTime: number
  coverage: string
  completed: boolean
  handled: boolean
  budgetSeconds: number
  budgetAt: number
}

/** Reads sittings and keeps them, their progress and their accounts' budgets from others until the transaction ends. */
export async function lockSittings(tx: Db, ids: string[]): Promise<Map<string, Sitting>> {
  const found = await rows<SittingRow>(
    tx,
    // One order for all servers, so that two batches never wait for each other.
    sql`
    select s.user_video_session_id as id, s.user_id as "userId", s.video_id as "videoId", s.course_id as "courseId",
      s.status, s.video_session_max_playhead as "maxPlayhead", s.video_session_playing_time as "playingTime",
      v.duration::float8 as duration, p.continue_at_time as "continueAtTime",
      p.farthest_watched_time as "farthestWatchedTime", p.coverage::text as coverage,
      p.completed_at is not null as completed, p.completion_handled_at is not null as handled,
      b.seconds as "budgetSeconds", (extract(epoch from b.at) * 1000)::float8 as "budgetAt"
    from video_sessions s
    join videos v using (video_id)
    join video_progress p on p.user_id = s.user_id and p.video_id = s.video_id
    join watch_budgets b on b.user_id = s.user_id
    where s.user_video_session_id = any(${sql.param(ids)}::uuid[])
    order by s.user_id, s.video_id, s.user_video_session_id
    for update of b, p, s`,
  )
  return new Map(found.map((row) => [row.id, toSitting(row)]))
}

function toSitting(row: SittingRow): Sitting {
  return {
    courseId: row.courseId,
    completionPending: row.completed && !row.handled,
    state: {
      budget: { seconds: row.budgetSeconds, at: row.budgetAt },
      session: {
        userVideoSessionId: row.id,
        userId: row.userId,
        videoId: row.videoId,
        status: row.status,
        videoSessionMaxPlayhead: row.maxPlayhead,
        videoSessionPlayingTime: row.playingTime,
      },
      progress: {
        duration: row.duration,
        continueAtTime: row.continueAtTime,
        farthestWatchedTime: row.farthestWatchedTime,
        coverage: parseCoverage(row.coverage),
        completed: row.completed,
      },
    },
  }
}

/** Writes what beats have made of sittings, all in one statement. `now` in epoch ms. */
export async function writeSittings(tx: Db, states: CreditState[], now: number): Promise<void> {
  const at = new Date(now).toISOString()
  const column = <T>(pick: (state: CreditState) => T) => sql.param(states.map(pick))
  // Several sittings may share a video or an account: the latest state of each is the one to keep.
  const progress = [...new Map(states.map((s) => [`${s.session.userId} ${s.session.videoId}`, s])).values()]
  const budgets = [...new Map(states.map((s) => [s.session.userId, s])).values()]
  const progressColumn = <T>(pick: (state: CreditState) => T) => sql.param(progress.map(pick))
  const budgetColumn = <T>(pick: (state: CreditState) => T) => sql.param(budgets.map(pick))
  await tx.execute(sql`
    with sitting as (
      update video_sessions s set status = x.status::video_session_status, continue_at_time = x.at,
        video_session_max_playhead = x.playhead, video_session_playing_time = x.playing, updated_at = ${at}::timestamptz
      from unnest(${column((s) => s.session.userVideoSessionId)}::uuid[], ${column((s) => s.session.status)}::text[],
        ${column((s) => s.progress.continueAtTime)}::float8[], ${column((s) => s.session.videoSessionMaxPlayhead)}::float8[],
        ${column((s) => s.session.videoSessionPlayingTime)}::float8[]) as x (id, status, at, playhead, playing)
      where s.user_video_session_id = x.id),
    progress as (
      update video_progress p set continue_at_time = x.at,
        farthest_watched_time = greatest(p.farthest_watched_time, x.farthest),
        coverage = p.coverage + x.coverage::int4multirange,
        completed_at = coalesce(p.completed_at, case when x.completed then ${at}::timestamptz end),
        updated_at = ${at}::timestamptz
      from unnest(${progressColumn((s) => s.session.userId)}::uuid[], ${progressColumn((s) => s.session.videoId)}::uuid[],
        ${progressColumn((s) => s.progress.continueAtTime)}::float8[],
        ${progressColumn((s) => s.progress.farthestWatchedTime)}::float8[],
        ${progressColumn((s) => printCoverage(s.progress.coverage))}::text[],
        ${progressColumn((s) => s.progress.completed)}::boolean[]) as x (user_id, video_id, at, farthest, coverage, completed)
      where p.user_id = x.user_id and p.video_id = x.video_id)
    update watch_budgets b set seconds = x.seconds, at = to_timestamp(x.at / 1000)
    from unnest(${budgetColumn((s) => s.session.userId)}::uuid[], ${budgetColumn((s) => s.budget.seconds)}::float8[],
      ${budgetColumn((s) => s.budget.at)}::float8[]) as x (user_id, seconds, at)
    where b.user_id = x.user_id`)
}
