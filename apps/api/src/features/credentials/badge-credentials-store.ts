import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { RECIPIENT_NAME } from './credentials-store.ts'

/** An earned badge that has no credential yet, with what its credential is to say. */
export interface UnstatedBadge extends Record<string, unknown> {
  courseBadgeId: string
  userId: string
  courseId: string
  /** Epoch ms. */
  earnedAt: number
  recipientName: string
  title: string
  description: string
  slug: string
  stack: string
}

/** Returns the first badges without a credential whose ids follow `after`; null for the first of all. */
export const listUnstatedBadges = (
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<UnstatedBadge[]> =>
  listBadges(db, after === null ? sql`true` : sql`b.course_badge_id > ${after}`, limit)

/** Returns a badge as a list; an empty one if it has a credential. */
export const findUnstatedBadge = (db: Db, courseBadgeId: string): Promise<UnstatedBadge[]> =>
  listBadges(db, sql`b.course_badge_id = ${courseBadgeId}`, 1)

const listBadges = (db: Db, wanted: SQL, limit: number) =>
  rows<UnstatedBadge>(
    db,
    sql`
    select b.course_badge_id as "courseBadgeId", b.user_id as "userId", b.course_id as "courseId",
      (extract(epoch from b.earned_at) * 1000)::float8 as "earnedAt", ${RECIPIENT_NAME} as "recipientName",
      c.title, c.subtitle as description, c.slug, c.stack
    from earned_badges b join members m using (user_id) join courses c using (course_id)
    where ${wanted} and not exists (select 1 from credentials k where k.credential_id = b.course_badge_id)
    order by b.course_badge_id limit ${limit}`,
  )
