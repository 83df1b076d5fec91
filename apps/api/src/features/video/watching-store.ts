import { type Coverage, parseCoverage, printCoverage } from '@section/domain/video/coverage.ts'
import { BUDGET_START_SECONDS, type WatchBudget } from '@section/domain/video/watch-budget.ts'
import type {
  VideoProgressState,
  VideoSessionState,
  VideoSessionStatus,
} from '@section/domain/video/watch-credit.ts'
import type { Db } from '@section/db/connection.ts'
import { arrayText, preparedRows, quotedArrayText } from '@section/db/prepared.ts'

/** A video session with its member's budget and progress in the video, as kept. */
export interface KeptSitting {
  budget: WatchBudget | null
  session: VideoSessionState
  progress: Omit<VideoProgressState, 'duration'>
  completionHandled: boolean
}

/** What a batch of beats leaves behind. `at` in epoch ms: when the last accepted beat arrived. */
export interface CreditedRows {
  sessions: { session: VideoSessionState; continueAtTime: number; at: number }[]
  progress: CreditedProgress[]
  budgets: { userId: string; budget: WatchBudget; before: WatchBudget }[]
}

/** A member's progress in a video, with the stretches that were added to its coverage. */
export interface CreditedProgress {
  userId: string
  videoId: string
  progress: Omit<VideoProgressState, 'duration'>
  added: Coverage
  at: number
}

const LOCK_BUDGETS = {
  name: 'lock_watch_budgets',
  text: `
    select user_id as "userId", seconds, round(extract(epoch from at) * 1000)::float8 as at
    from watch_budgets where user_id = any($1::uuid[]) order by user_id for update`,
}

/**
 * Takes hold of what these members watch until the transaction ends, and answers their budgets. One row for each
 * member, locked in one order, so that transactions pass a member one by one and never wait crosswise.
 */
export async function lockBudgets(tx: Db, userIds: readonly string[]): Promise<Map<string, WatchBudget>> {
  const locked = await preparedRows<{ userId: string; seconds: number; at: number }>(tx, LOCK_BUDGETS, [
    arrayText(userIds),
  ])
  return new Map(locked.map(({ userId, ...budget }) => [userId, budget]))
}

const ADD_BUDGETS = {
  name: 'add_watch_budgets',
  text: `
    insert into watch_budgets (user_id, seconds, at)
    select user_id, $3::float8, to_timestamp($2::float8 / 1000) from members
    where user_id = any($1::uuid[]) order by user_id on conflict do nothing`,
}

/** Gives members who never watched a budget's row; two at once make one. `now` in epoch ms. */
export async function addBudgets(tx: Db, userIds: readonly string[], now: number): Promise<void> {
  await preparedRows(tx, ADD_BUDGETS, [arrayText(userIds), now, BUDGET_START_SECONDS])
}

interface SittingRow extends Record<string, unknown> {
  seconds: number | null
  at: number | null
  userVideoSessionId: string
  userId: string
  videoId: string
  status: VideoSessionStatus
  videoSessionMaxPlayhead: number
  videoSessionPlayingTime: number
  continueAtTime: number
  farthestWatchedTime: number
  coverage: string
  completed: boolean
  completionHandled: boolean
}

const READ_SITTINGS = {
  name: 'read_video_sessions',
  text: `
    select s.user_video_session_id as "userVideoSessionId", s.user_id as "userId", s.video_id as "videoId", s.status,
      s.video_session_max_playhead as "videoSessionMaxPlayhead",
      s.video_session_playing_time as "videoSessionPlayingTime",
      coalesce(p.continue_at_time, 0) as "continueAtTime",
      coalesce(p.farthest_watched_time, 0) as "farthestWatchedTime",
      coalesce(p.coverage, '{}')::text as coverage,
      p.completed_at is not null as completed, p.completion_handled_at is not null as "completionHandled",
      w.seconds, round(extract(epoch from w.at) * 1000)::float8 as at
    from video_sessions s left join watch_budgets w on w.user_id = s.user_id
      left join video_progress p on p.user_id = s.user_id and p.video_id = s.video_id
    where s.user_video_session_id = any($1::uuid[])`,
}

/** Video sessions by id. What is read after `lockBudgets` cannot change until the transaction ends. */
export async function readSittings(tx: Db, ids: readonly string[]): Promise<KeptSitting[]> {
  const found = await preparedRows<SittingRow>(tx, READ_SITTINGS, [arrayText(ids)])
  return found.map(toSitting)
}

const WRITE_CREDITED = {
  name: 'write_credited',
  text: `
    with budget as (
      select * from unnest($1::uuid[], $2::float8[], $3::float8[], $4::float8[], $5::float8[])
        as b(user_id, before_seconds, before_at, seconds, at)
    ), locked as materialized (
      select w.user_id, b.seconds, b.at from watch_budgets w join budget b using (user_id)
      where w.seconds = b.before_seconds and round(extract(epoch from w.at) * 1000)::float8 = b.before_at
      order by w.user_id for update of w
    ), spent as (
      update watch_budgets w set seconds = b.seconds, at = to_timestamp(b.at / 1000)
      from locked b where w.user_id = b.user_id
    ), sitting as (
      update video_sessions s set status = greatest(s.status, b.status::video_session_status),
        continue_at_time = b.place, video_session_max_playhead = greatest(s.video_session_max_playhead, b.playhead),
        video_session_playing_time = greatest(s.video_session_playing_time, b.playing), updated_at = to_timestamp(b.at / 1000)
      from unnest($6::uuid[], $7::text[], $8::float8[], $9::float8[], $10::float8[], $11::float8[])
        as b(id, status, place, playhead, playing, at)
      where s.user_video_session_id = b.id and s.user_id in (select user_id from locked)
    ), progress as (
      insert into video_progress as p
        (user_id, video_id, continue_at_time, farthest_watched_time, coverage, completed_at, updated_at)
      select b.user_id, b.video_id, b.place, b.farthest, b.coverage::int4multirange,
        case when b.completed then to_timestamp(b.at / 1000) end, to_timestamp(b.at / 1000)
      from unnest($12::uuid[], $13::uuid[], $14::float8[], $15::float8[], $16::text[], $17::bool[], $18::float8[])
        as b(user_id, video_id, place, farthest, coverage, completed, at)
      where b.user_id in (select user_id from locked)
      on conflict (user_id, video_id) do update set continue_at_time = excluded.continue_at_time,
        farthest_watched_time = greatest(p.farthest_watched_time, excluded.farthest_watched_time),
        coverage = p.coverage + excluded.coverage,
        completed_at = coalesce(p.completed_at, excluded.completed_at), updated_at = excluded.updated_at
    )
    select user_id as "userId" from locked`,
}

/**
 * Writes all of a batch in one statement, for those members whose budget still is what it was known as; answers
 * who they are. What is covered, farthest and completed is never taken back. (Arrays of the schema's own types
 * travel as text: an embedded database that was just made does not know them yet.)
 */
export async function writeCredited(
  db: Db,
  { sessions, progress, budgets }: CreditedRows,
): Promise<Set<string>> {
  const written = await preparedRows<{ userId: string }>(db, WRITE_CREDITED, [
    arrayText(budgets.map((row) => row.userId)),
    arrayText(budgets.map((row) => row.before.seconds)),
    arrayText(budgets.map((row) => row.before.at)),
    arrayText(budgets.map((row) => row.budget.seconds)),
    arrayText(budgets.map((row) => row.budget.at)),
    arrayText(sessions.map((row) => row.session.userVideoSessionId)),
    arrayText(sessions.map((row) => row.session.status)),
    arrayText(sessions.map((row) => row.continueAtTime)),
    arrayText(sessions.map((row) => row.session.videoSessionMaxPlayhead)),
    arrayText(sessions.map((row) => row.session.videoSessionPlayingTime)),
    arrayText(sessions.map((row) => row.at)),
    arrayText(progress.map((row) => row.userId)),
    arrayText(progress.map((row) => row.videoId)),
    arrayText(progress.map((row) => row.progress.continueAtTime)),
    arrayText(progress.map((row) => row.progress.farthestWatchedTime)),
    quotedArrayText(progress.map((row) => printCoverage(row.added))),
    arrayText(progress.map((row) => row.progress.completed)),
    arrayText(progress.map((row) => row.at)),
  ])
  return new Set(written.map(({ userId }) => userId))
}

function toSitting(row: SittingRow): KeptSitting {
  const { userVideoSessionId, userId, videoId, status, videoSessionMaxPlayhead, videoSessionPlayingTime } =
    row
  const { continueAtTime, farthestWatchedTime, completed, completionHandled } = row
  return {
    budget: row.seconds === null || row.at === null ? null : { seconds: row.seconds, at: row.at },
    session: {
      userVideoSessionId,
      userId,
      videoId,
      status,
      videoSessionMaxPlayhead,
      videoSessionPlayingTime,
    },
    progress: { continueAtTime, farthestWatchedTime, coverage: parseCoverage(row.coverage), completed },
    completionHandled,
  }
}
