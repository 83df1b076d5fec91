import {
  type Coverage,
  NOTHING_WATCHED,
  parseCoverage,
  printCoverage,
} from '@section/domain/video/coverage.ts'
import { BUDGET_START_SECONDS, type WatchBudget } from '@section/domain/video/watch-budget.ts'
import type {
  CreditState,
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

/** A beat that was credited: what it was credited on, what it leaves, and when it arrived, in epoch ms. */
export interface CreditedBeat {
  before: KeptSitting
  state: CreditState
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
export async function readSittings(tx: Db, ids: readonly string[]): Promise<Map<string, KeptSitting>> {
  const found = await preparedRows<SittingRow>(tx, READ_SITTINGS, [arrayText(ids)])
  return new Map(found.map((row) => [row.userVideoSessionId, toSitting(row)]))
}

const WRITE_CREDITED = {
  name: 'write_credited',
  text: `
    with beat as (
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::float8[], $5::float8[], $6::float8[], $7::float8[],
        $8::text[], $9::float8[], $10::float8[], $11::float8[], $12::float8[], $13::text[], $14::bool[], $15::bool[],
        $16::float8[])
        as b(user_id, sitting_id, video_id, before_seconds, before_at, seconds, budget_at,
          status, place, playhead, playing, farthest, coverage, replaces, completed, at)
    ), locked as materialized (
      select b.*, to_timestamp(b.at / 1000) as arrived from watch_budgets w join beat b using (user_id)
      where w.seconds = b.before_seconds and round(extract(epoch from w.at) * 1000)::float8 = b.before_at
      order by w.user_id for update of w
    ), spent as (
      update watch_budgets w set seconds = b.seconds, at = to_timestamp(b.budget_at / 1000)
      from locked b where w.user_id = b.user_id
    ), sitting as (
      update video_sessions s set status = greatest(s.status, b.status::video_session_status),
        continue_at_time = b.place, video_session_max_playhead = greatest(s.video_session_max_playhead, b.playhead),
        video_session_playing_time = greatest(s.video_session_playing_time, b.playing), updated_at = b.arrived
      from locked b where s.user_video_session_id = b.sitting_id
    ), progress as (
      insert into video_progress as p
        (user_id, video_id, continue_at_time, farthest_watched_time, coverage, completed_at, updated_at)
      select b.user_id, b.video_id, b.place, b.farthest, b.coverage::int4multirange,
        case when b.completed then b.arrived end, b.arrived
      from locked b
      on conflict (user_id, video_id) do update set continue_at_time = excluded.continue_at_time,
        farthest_watched_time = greatest(p.farthest_watched_time, excluded.farthest_watched_time),
        coverage = case when (select b.replaces from locked b where b.user_id = excluded.user_id)
          then excluded.coverage else p.coverage + excluded.coverage end,
        completed_at = coalesce(p.completed_at, excluded.completed_at), updated_at = excluded.updated_at
    )
    select user_id as "userId" from locked`,
}

/**
 * Writes beats of different members in one statement, for those whose budget still is what it was known as; answers
 * who they are. What is covered, farthest and completed is never taken back. (Arrays of the schema's own types
 * travel as text: an embedded database that was just made does not know them yet.)
 */
export async function writeCredited(db: Db, beats: readonly CreditedBeat[]): Promise<Set<string>> {
  const coverages = beats.map(writtenCoverage)
  const written = await preparedRows<{ userId: string }>(db, WRITE_CREDITED, [
    arrayText(beats.map(({ state }) => state.session.userId)),
    arrayText(beats.map(({ state }) => state.session.userVideoSessionId)),
    arrayText(beats.map(({ state }) => state.session.videoId)),
    arrayText(beats.map(({ before }) => before.budget?.seconds ?? 0)),
    arrayText(beats.map(({ before }) => before.budget?.at ?? 0)),
    arrayText(beats.map(({ state }) => state.budget.seconds)),
    arrayText(beats.map(({ state }) => state.budget.at)),
    arrayText(beats.map(({ state }) => state.session.status)),
    arrayText(beats.map(({ state }) => state.progress.continueAtTime)),
    arrayText(beats.map(({ state }) => state.session.videoSessionMaxPlayhead)),
    arrayText(beats.map(({ state }) => state.session.videoSessionPlayingTime)),
    arrayText(beats.map(({ state }) => state.progress.farthestWatchedTime)),
    quotedArrayText(coverages.map(({ stretches }) => printCoverage(stretches))),
    arrayText(coverages.map(({ replaces }) => replaces)),
    arrayText(beats.map(({ state }) => state.progress.completed)),
    arrayText(beats.map(({ at }) => at)),
  ])
  return new Set(written.map(({ userId }) => userId))
}

/**
 * Only what is new travels to the database: its union does the rest, however long the coverage is. A beat adds one
 * stretch, or makes one of several; where it made too many, stretches were joined, and all that are left replace what was.
 */
function writtenCoverage({ before, state }: CreditedBeat): { stretches: Coverage; replaces: boolean } {
  const [known, next] = [before.progress.coverage, state.progress.coverage]
  const added = next.findIndex((range, index) => range !== known[index])
  if (added === -1) return { stretches: NOTHING_WATCHED, replaces: false }
  const after = next.length - added - 1
  const isAddition = after === 0 || next[added + 1] === known[known.length - after]
  return isAddition
    ? { stretches: next.slice(added, added + 1), replaces: false }
    : { stretches: next, replaces: true }
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
