import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { withheldCertificates } from '@section/db/schema.ts'
import type { StoredProgram } from '../../certificates/programs-store.ts'
import { RECIPIENT_NAME } from '../credentials-store.ts'

/** A member who holds enough badges of a program's courses; whether these are the needed ones is for the rule to say. */
export interface Candidate extends Record<string, unknown> {
  userId: string
  recipientName: string
  badges: { courseId: string; isLive: boolean }[]
}

interface CandidatesQuery {
  program: StoredProgram
  /** The number of badges below which nobody is a candidate. */
  needed: number
  /** The issuing moment. */
  at: Date
  /** The member whom the page follows in the order of their ids; null for the first page. */
  after: string | null
  limit: number
}

/**
 * Returns the first members who take part in a program, are not suspended, do not have its certificate yet, and had earned
 * enough badges by the issuing moment.
 */
export function listCandidates(
  db: Db,
  { program, needed, at, after, limit }: CandidatesQuery,
): Promise<Candidate[]> {
  const courseIds = sql`any(${sql.param(program.courses.map(({ courseId }) => courseId))}::uuid[])`
  const moment = sql`${at.toISOString()}::timestamptz`
  const following = after === null ? sql`true` : sql`p.user_id > ${after}`
  return rows<Candidate>(
    db,
    sql`
    select m.user_id as "userId", ${RECIPIENT_NAME} as "recipientName", earned.badges
    from (${participants(program, courseIds, moment)}) p
      join members m using (user_id)
      cross join lateral (
        select count(*) as number, json_agg(json_build_object(
          'courseId', b.course_id, 'isLive', coalesce(s.session_type = 'LIVE', false))) as badges
        from earned_badges b left join sessions s using (session_id)
        where b.user_id = p.user_id and b.course_id = ${courseIds} and b.earned_at <= ${moment}
      ) earned
    where ${following} and m.suspended_at is null and earned.number >= ${needed}
      and not exists (select 1 from credentials k
        where k.user_id = p.user_id and k.certificate_id = ${program.certificateId})
    order by p.user_id limit ${limit}`,
  )
}

/** Selects the members who were registered for an open program, or entitled to a course of the crash course, at a moment. */
function participants({ certificateId, type }: StoredProgram, courseIds: SQL, moment: SQL): SQL {
  if (type === 'OPEN')
    return sql`select user_id from certificate_registrations
      where certificate_id = ${certificateId} and registered_at <= ${moment}`
  return sql`select distinct b.user_id from earned_badges b
    where b.course_id = ${courseIds} and exists (select 1 from entitlements e
      where e.user_id = b.user_id and e.course_id = ${courseIds} and e.starts_at <= ${moment})`
}

/** Records certificates that cannot be issued; returns the members for whom this was not known before. */
export async function withhold(
  tx: Db,
  certificateId: string,
  userIds: readonly string[],
  at: Date,
): Promise<string[]> {
  if (userIds.length === 0) return []
  const reason = 'NAME_NOT_DRAWABLE' as const
  const added = await tx
    .insert(withheldCertificates)
    .values(userIds.map((userId) => ({ userId, certificateId, reason, withheldAt: at })))
    .onConflictDoNothing()
    .returning({ userId: withheldCertificates.userId })
  return added.map(({ userId }) => userId)
}

/** Forgets that the certificates of these members, which are issued now, were withheld. */
export async function release(tx: Db, certificateId: string, userIds: readonly string[]): Promise<void> {
  const { certificateId: certificate, userId } = withheldCertificates
  await tx
    .delete(withheldCertificates)
    .where(and(eq(certificate, certificateId), inArray(userId, [...userIds])))
}
