import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { type members, passes, passRedemptions } from '@section/db/schema.ts'
import { isPassCode } from '@section/domain/invitations/passes/pass-code.ts'
import { isAnnounced, type PassPeriod } from '@section/domain/invitations/passes/pass-state.ts'

type PassRow = typeof passes.$inferSelect

/** A pass with its instants in epoch ms. */
export type Pass = Omit<PassRow, keyof PassPeriod> & PassPeriod

/** Returns the announced pass of a code, in upper or lower case; undefined when there is none. `now` in epoch ms. */
export async function findPass(db: Db, code: string, now: number): Promise<Pass | undefined> {
  const pass = await findPassByCode(db, code)
  return pass && isAnnounced(pass, now) ? pass : undefined
}

/** Returns the pass of a code, announced or not. */
export async function findPassByCode(db: Db, code: string): Promise<Pass | undefined> {
  if (!isPassCode(code)) return undefined
  const [row] = await db
    .select()
    .from(passes)
    .where(sql`lower(${passes.code}) = lower(${code})`)
  return row && toPass(row)
}

/** Returns the pass of this id; undefined when there is none. */
export async function findPassById(db: Db, passId: string): Promise<Pass | undefined> {
  const [row] = await db.select().from(passes).where(eq(passes.passId, passId))
  return row && toPass(row)
}

function toPass(row: PassRow): Pass {
  return {
    ...row,
    opensAt: row.opensAt?.getTime() ?? null,
    closesAt: row.closesAt?.getTime() ?? null,
    beginsAt: row.beginsAt?.getTime() ?? null,
  }
}

/** Returns whether a slot seems free; only `consumeSlot` is exact. */
export async function hasSlot(db: Db, passId: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from passes where pass_id = ${passId} and (slots is null or taken < slots)`,
  )
  return found.length > 0
}

/** Takes one slot of a pass that is open at `now` (epoch ms); returns whether there was one. */
export async function consumeSlot(tx: Db, passId: string, now: number): Promise<boolean> {
  const taken = await rows(
    tx,
    sql`update passes set taken = taken + 1
      where pass_id = ${passId} and (slots is null or taken < slots)
        and (closes_at is null or closes_at > ${new Date(now).toISOString()}::timestamptz)
      returning taken`,
  )
  return taken.length > 0
}

/** Releases one slot of a pass. Must come last in the transaction. */
export async function releaseSlot(tx: Db, passId: string): Promise<void> {
  await tx
    .update(passes)
    .set({ taken: sql`${passes.taken} - 1` })
    .where(eq(passes.passId, passId))
}

type RedemptionKey = Pick<typeof passRedemptions.$inferSelect, 'passId' | 'userId'>

const isRedemption = ({ passId, userId }: RedemptionKey) =>
  and(eq(passRedemptions.passId, passId), eq(passRedemptions.userId, userId))

/** Records that the member holds the pass, also after an earlier redemption lapsed; returns false if they hold it already. */
export async function insertRedemption(
  tx: Db,
  redemption: typeof passRedemptions.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(passRedemptions)
    .values(redemption)
    .onConflictDoUpdate({
      target: [passRedemptions.passId, passRedemptions.userId],
      set: { ...redemption, lapsedAt: null },
      setWhere: isNotNull(passRedemptions.lapsedAt),
    })
    .returning({ passId: passRedemptions.passId })
  return inserted.length > 0
}

/** Marks a member's redemption of a pass as lapsed. */
export async function lapseRedemption(tx: Db, key: RedemptionKey, at: Date): Promise<void> {
  await tx.update(passRedemptions).set({ lapsedAt: at }).where(isRedemption(key))
}

/** Returns the ids of the passes whose seats of a member have lapsed, in the order in which passes are locked. */
export async function listLapsedPasses(tx: Db, userId: string): Promise<string[]> {
  const lapsed = await tx
    .select({ passId: passRedemptions.passId })
    .from(passRedemptions)
    .where(and(eq(passRedemptions.userId, userId), isNotNull(passRedemptions.lapsedAt)))
    .orderBy(asc(passRedemptions.passId))
  return lapsed.map(({ passId }) => passId)
}

/** Returns the status and customer that each of a member's passes gives, in the order of their redemption. */
export async function listPlans(
  tx: Db,
  userId: string,
): Promise<Pick<typeof members.$inferSelect, 'status' | 'customerId'>[]> {
  return tx
    .select({ status: passes.memberStatus, customerId: passes.customerId })
    .from(passRedemptions)
    .innerJoin(passes, eq(passes.passId, passRedemptions.passId))
    .where(and(eq(passRedemptions.userId, userId), isNull(passRedemptions.lapsedAt)))
    .orderBy(passRedemptions.redeemedAt)
}

/** Returns whether the member holds the pass. */
export async function hasRedeemed(db: Db, passId: string, userId: string): Promise<boolean> {
  const held = and(isRedemption({ passId, userId }), isNull(passRedemptions.lapsedAt))
  return (await db.$count(passRedemptions, held)) > 0
}

/** Returns the videos of a pass's preview, in its order. Of several lessons with one lecture it takes the lowest id. */
export async function findPreviewVideos(
  db: Db,
  externalKeys: readonly string[],
): Promise<{ externalKey: string; videoId: string; videoThumbnail: string; title: string }[]> {
  if (externalKeys.length === 0) return []
  return rows(
    db,
    sql`select distinct on (array_position(keys, v.external_key)) v.external_key as "externalKey",
        v.video_id as "videoId", v.thumbnail_url as "videoThumbnail", v.title
      from videos v, (select ${sql.param([...externalKeys])}::text[] as keys) asked
      where v.external_key = any(keys) order by array_position(keys, v.external_key), v.video_id`,
  )
}

type Candidate = Pick<typeof members.$inferSelect, 'email' | 'firstName' | 'status'> & {
  hadTrial: boolean
  /** True if the pass has no realm, or the member signs in at it. */
  fromRealm: boolean
}

/** Returns the facts about a member on which the grant of a pass depends; `lock` locks the member's row. */
export async function findCandidate(
  db: Db,
  userId: string,
  { realm }: Pass,
  { lock = false } = {},
): Promise<Candidate | undefined> {
  const [candidate] = await rows<Candidate>(
    db,
    sql`
    select m.email, m.first_name as "firstName", m.status, m.trial_end_date is not null as "hadTrial",
      ${realm}::text is null or exists (select 1 from federated_identities f
        where f.user_id = m.user_id and f.realm = ${realm}) as "fromRealm"
    from members m where m.user_id = ${userId} ${lock ? sql`for update of m` : sql``}`,
  )
  return candidate
}
