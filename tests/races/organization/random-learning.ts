import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  checklistProgress,
  customers,
  earnedBadges,
  enrollments,
  projectSubmissions,
  videoSessions,
} from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { type Draw, pick } from './employed-people.ts'
import { DURATION, type SchoolOfEmployers } from './school-of-employers.ts'

/** Something that a member does at `now` (epoch ms), written as the features write it. */
type Deed = (
  tx: Db,
  school: SchoolOfEmployers,
  deed: { userId: string; now: number; draw: Draw },
) => Promise<unknown>

/** Lets a member do something by chance. */
export const learnAtRandom: Deed = async (tx, school, deed) => pick(deed.draw, DEEDS)(tx, school, deed)

/** Watches a part of a video; it may have begun before the server heard of it, without a network. */
const watch: Deed = async (tx, school, { userId, now, draw }) => {
  const { courseId, sessions, looseVideoIds } = pick(draw, school.courses)
  const run = sessions.length > 0 && draw() % 5 > 0 ? pick(draw, sessions) : undefined
  const videoIds = run?.videoIds ?? looseVideoIds
  if (videoIds.length === 0) return
  const videoId = pick(draw, videoIds)
  const beganAt = new Date(now - offline(draw))
  const at = new Date(now)
  await tx.execute(
    sql`insert into video_progress (user_id, video_id) values (${userId}, ${videoId}) on conflict do nothing`,
  )
  await tx.insert(videoSessions).values({
    userVideoSessionId: randomUUID(),
    userId,
    videoId,
    courseId,
    sessionId: run?.sessionId ?? null,
    type: 'ON_DEMAND',
    beganAt,
    createdAt: at,
    updatedAt: at,
  })
  if (draw() % 3 > 0) await watchOn(tx, school, { userId, now, draw })
}

/** Goes on with the latest video session. */
const watchOn: Deed = async (tx, _school, { userId, draw }) => {
  const from = (draw() % 10) * 60
  const seconds = Math.min(DURATION - from, 30 * (1 + (draw() % 20)))
  await tx.execute(sql`
    with latest as (
      update video_sessions set video_session_playing_time = video_session_playing_time + ${seconds}
      where user_video_session_id = (select user_video_session_id from video_sessions where user_id = ${userId}
        order by created_at desc, user_video_session_id limit 1)
      returning user_id, video_id)
    insert into video_progress as p (user_id, video_id, coverage)
    select user_id, video_id, int4multirange(int4range(${from * 1000}, ${(from + seconds) * 1000})) from latest
    on conflict (user_id, video_id) do update set coverage = p.coverage + excluded.coverage`)
}

/** Ticks an item or takes the tick back; of several the one that was made last counts. */
const tick: Deed = async (tx, school, { userId, now, draw }) => {
  const sessionContentId = pick(
    draw,
    allSessions(school).flatMap(({ itemIds }) => itemIds),
  )
  const status = draw() % 3 === 0 ? 'NOT_STARTED' : 'COMPLETED'
  const made = { type: 'BONUS_CONTENT', status, madeAt: new Date(now - offline(draw)) } as const
  await tx
    .insert(checklistProgress)
    .values({ userId, sessionContentId, ...made })
    .onConflictDoUpdate({
      target: [checklistProgress.userId, checklistProgress.sessionContentId],
      set: made,
      setWhere: sql`${checklistProgress.madeAt} <= ${made.madeAt.toISOString()}`,
    })
}

const handIn: Deed = (tx, school, { userId, now, draw }) =>
  tx.insert(projectSubmissions).values({
    projectSubmissionId: randomUUID(),
    userId,
    sessionId: pick(draw, allSessions(school)).sessionId,
    kind: 'LINK',
    content: 'https://example.com',
    submittedAt: new Date(now),
  })

const enroll: Deed = (tx, school, { userId, now, draw }) => {
  const state = draw() % 4 === 0 ? 'WAITLISTED' : 'ENROLLED'
  const { sessionId } = pick(draw, allSessions(school))
  const enrolledAt = state === 'ENROLLED' ? new Date(now) : null
  return tx.insert(enrollments).values({ userId, sessionId, state, enrolledAt }).onConflictDoNothing()
}

/** Gets a seat from the waitlist, leaves a session, or completes it. */
const changeEnrollment: Deed = (tx, school, { userId, now, draw }) => {
  const at = new Date(now).toISOString()
  const of = sql`user_id = ${userId} and session_id = ${pick(draw, allSessions(school)).sessionId}`
  const change = pick(draw, [
    sql`update enrollments set state = 'ENROLLED', enrolled_at = ${at} where ${of} and state = 'WAITLISTED'`,
    sql`delete from enrollments where ${of} and state <> 'COMPLETED'`,
    sql`update enrollments set state = 'COMPLETED', completed_at = ${at} where ${of} and state = 'ENROLLED'`,
    sql`update enrollments set state = 'COMPLETED', completed_at = ${at} where user_id = ${userId} and state = 'ENROLLED'`,
  ])
  return tx.execute(change)
}

/** Earns the badge of a course, on demand or live; one on demand becomes that of a live session. */
const earnBadge: Deed = (tx, school, { userId, now, draw }) => {
  const { courseId, sessions } = pick(draw, school.courses)
  const sessionId = draw() % 4 === 0 ? null : (sessions[draw() % 3]?.sessionId ?? null)
  return tx
    .insert(earnedBadges)
    .values({ userId, courseId, sessionId, earnedAt: new Date(now) })
    .onConflictDoUpdate({
      target: [earnedBadges.userId, earnedBadges.courseId],
      set: { sessionId: sql`coalesce(excluded.session_id, earned_badges.session_id)` },
    })
}

/** Loses a stretch of watching, as when a video is taken off. */
const lose: Deed = (tx, _school, { userId }) =>
  tx.execute(sql`delete from video_sessions where user_video_session_id = (
    select user_video_session_id from video_sessions where user_id = ${userId} order by user_video_session_id limit 1)`)

const DEEDS = [
  watch,
  watch,
  watch,
  watch,
  watchOn,
  tick,
  tick,
  handIn,
  enroll,
  enroll,
  changeEnrollment,
  changeEnrollment,
  earnBadge,
  lose,
]

/** Lets an employer's contract begin on another day, or leaves it open when it began. */
export async function changeContract(
  tx: Db,
  school: SchoolOfEmployers,
  { now, draw }: { now: number; draw: Draw },
): Promise<void> {
  const { customerId } = pick(draw, school.customers)
  const contractStart = draw() % 3 === 0 ? null : new Date(now - (draw() % 100) * DAY_MS)
  await tx.update(customers).set({ contractStart }).where(eq(customers.customerId, customerId))
}

const allSessions = ({ courses }: SchoolOfEmployers) => courses.flatMap(({ sessions }) => sessions)

/** How long what a member did may have waited for a network, which it seldom did. */
const offline = (draw: Draw): number => (draw() % 4 === 0 ? (draw() % 90) * HOUR_MS : 0)
