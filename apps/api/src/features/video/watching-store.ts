import { and, eq, placeholder, type SQL, sql } from 'drizzle-orm'
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
} from '@section/domain/video/watch-credit.ts'
import type { Db } from '@section/db/connection.ts'
import { arrayText, quotedArrayText } from '@section/db/array-text.ts'
import { videoProgress, videoSessions, watchBudgets } from '@section/db/schema.ts'

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

/**
 * Takes hold of what these members watch until the transaction ends, and answers their budgets. One row for each
 * member, locked in one order, so that transactions pass a member one by one and never wait crosswise.
 */
export async function lockBudgets(tx: Db, userIds: readonly string[]): Promise<Map<string, WatchBudget>> {
  const { userId, seconds, at } = watchBudgets
  const locked = await tx
    .select({ userId, seconds, at: sql<number>`round(extract(epoch from ${at}) * 1000)::float8` })
    .from(watchBudgets)
    .where(sql`${userId} = any(${placeholder('userIds')}::uuid[])`)
    .orderBy(userId)
    .for('update')
    .prepare('lock_watch_budgets')
    .execute({ userIds: arrayText(userIds) })
  return new Map(locked.map(({ userId, ...budget }) => [userId, budget]))
}

/** Gives members who never watched a budget's row; two at once make one. `now` in epoch ms. */
export async function addBudgets(tx: Db, userIds: readonly string[], now: number): Promise<void> {
  await tx.execute(sql`
    insert into watch_budgets (user_id, seconds, at)
    select user_id, ${BUDGET_START_SECONDS}::float8, to_timestamp(${now}::float8 / 1000) from members
    where user_id = any(${arrayText(userIds)}::uuid[]) order by user_id on conflict do nothing`)
}

/** Video sessions by id. What is read after `lockBudgets` cannot change until the transaction ends. */
export async function readSittings(tx: Db, ids: readonly string[]): Promise<Map<string, KeptSitting>> {
  const { userVideoSessionId, userId, videoId, status, videoSessionMaxPlayhead, videoSessionPlayingTime } =
    videoSessions
  const found = await tx
    .select({
      ...{ userVideoSessionId, userId, videoId, status, videoSessionMaxPlayhead, videoSessionPlayingTime },
      continueAtTime: sql<number>`coalesce(${videoProgress.continueAtTime}, 0)`,
      farthestWatchedTime: sql<number>`coalesce(${videoProgress.farthestWatchedTime}, 0)`,
      coverage: sql<string>`coalesce(${videoProgress.coverage}, '{}')::text`,
      completed: sql<boolean>`${videoProgress.completedAt} is not null`,
      completionHandled: sql<boolean>`${videoProgress.completionHandledAt} is not null`,
      seconds: watchBudgets.seconds,
      at: sql<number | null>`round(extract(epoch from ${watchBudgets.at}) * 1000)::float8`,
    })
    .from(videoSessions)
    .leftJoin(watchBudgets, eq(watchBudgets.userId, userId))
    .leftJoin(videoProgress, and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoId)))
    .where(sql`${userVideoSessionId} = any(${placeholder('ids')}::uuid[])`)
    .prepare('read_video_sessions')
    .execute({ ids: arrayText(ids) })
  return new Map(found.map((row) => [row.userVideoSessionId, toSitting(row)]))
}

/**
 * Writes beats of different members in one statement, for those whose budget still is what it was known as; answers
 * who they are. What is covered, farthest and completed is never taken back. (Arrays of the schema's own types
 * travel as text: an embedded database that was just made does not know them yet.)
 */
export async function writeCredited(db: Db, beats: readonly CreditedBeat[]): Promise<Set<string>> {
  const coverages = beats.map(writtenCoverage)
  const part = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  const beat = part(
    'beat',
    sql`
      select * from unnest(${placeholder('userIds')}::uuid[], ${placeholder('sittingIds')}::uuid[],
        ${placeholder('videoIds')}::uuid[], ${placeholder('beforeSeconds')}::float8[],
        ${placeholder('beforeAt')}::float8[], ${placeholder('seconds')}::float8[],
        ${placeholder('budgetAt')}::float8[], ${placeholder('statuses')}::text[], ${placeholder('places')}::float8[],
        ${placeholder('playheads')}::float8[], ${placeholder('playing')}::float8[],
        ${placeholder('farthest')}::float8[], ${placeholder('coverages')}::text[],
        ${placeholder('replaces')}::bool[], ${placeholder('completed')}::bool[], ${placeholder('arrivals')}::float8[])
        as b(user_id, sitting_id, video_id, before_seconds, before_at, seconds, budget_at,
          status, place, playhead, playing, farthest, coverage, replaces, completed, at)`,
  )
  // Several parts read it, so PostgreSQL runs it once and keeps its rows.
  const locked = part(
    'locked',
    sql`
      select b.*, to_timestamp(b.at / 1000) as arrived from watch_budgets w join beat b using (user_id)
      where w.seconds = b.before_seconds and round(extract(epoch from w.at) * 1000)::float8 = b.before_at
      order by w.user_id for update of w`,
  )
  const spent = part(
    'spent',
    sql`
      update watch_budgets w set seconds = b.seconds, at = to_timestamp(b.budget_at / 1000)
      from locked b where w.user_id = b.user_id`,
  )
  const sitting = part(
    'sitting',
    sql`
      update video_sessions s set status = greatest(s.status, b.status::video_session_status),
        continue_at_time = b.place, video_session_max_playhead = greatest(s.video_session_max_playhead, b.playhead),
        video_session_playing_time = greatest(s.video_session_playing_time, b.playing), updated_at = b.arrived
      from locked b where s.user_video_session_id = b.sitting_id`,
  )
  const progress = part(
    'progress',
    sql`
      insert into video_progress as p
        (user_id, video_id, continue_at_time, farthest_watched_time, coverage, completed_at, updated_at)
      select b.user_id, b.video_id, b.place, b.farthest, b.coverage::int4multirange,
        case when b.completed then b.arrived end, b.arrived
      from locked b
      on conflict (user_id, video_id) do update set continue_at_time = excluded.continue_at_time,
        farthest_watched_time = greatest(p.farthest_watched_time, excluded.farthest_watched_time),
        coverage = case when (select b.replaces from locked b where b.user_id = excluded.user_id)
          then excluded.coverage else p.coverage + excluded.coverage end,
        completed_at = coalesce(p.completed_at, excluded.completed_at), updated_at = excluded.updated_at`,
  )
  const written = await db
    .with(beat, locked, spent, sitting, progress)
    .select({ userId: sql<string>`user_id` })
    .from(sql`locked`)
    .prepare('write_credited')
    .execute({
      userIds: arrayText(beats.map(({ state }) => state.session.userId)),
      sittingIds: arrayText(beats.map(({ state }) => state.session.userVideoSessionId)),
      videoIds: arrayText(beats.map(({ state }) => state.session.videoId)),
      beforeSeconds: arrayText(beats.map(({ before }) => before.budget?.seconds ?? 0)),
      beforeAt: arrayText(beats.map(({ before }) => before.budget?.at ?? 0)),
      seconds: arrayText(beats.map(({ state }) => state.budget.seconds)),
      budgetAt: arrayText(beats.map(({ state }) => state.budget.at)),
      statuses: arrayText(beats.map(({ state }) => state.session.status)),
      places: arrayText(beats.map(({ state }) => state.progress.continueAtTime)),
      playheads: arrayText(beats.map(({ state }) => state.session.videoSessionMaxPlayhead)),
      playing: arrayText(beats.map(({ state }) => state.session.videoSessionPlayingTime)),
      farthest: arrayText(beats.map(({ state }) => state.progress.farthestWatchedTime)),
      coverages: quotedArrayText(coverages.map(({ stretches }) => printCoverage(stretches))),
      replaces: arrayText(coverages.map(({ replaces }) => replaces)),
      completed: arrayText(beats.map(({ state }) => state.progress.completed)),
      arrivals: arrayText(beats.map(({ at }) => at)),
    })
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

interface SittingRow extends VideoSessionState {
  seconds: number | null
  at: number | null
  continueAtTime: number
  farthestWatchedTime: number
  coverage: string
  completed: boolean
  completionHandled: boolean
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
