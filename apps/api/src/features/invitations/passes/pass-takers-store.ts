import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { AccountStatus } from '@section/domain/access/area.ts'
import type { Pass } from './invitations-store.ts'

interface Taker extends Record<string, unknown> {
  email: string
  firstName: string
  status: AccountStatus
  hadTrial: boolean
  /** True if they sign in at the pass's realm, if it has one. */
  fromRealm: boolean
}

/** Returns what decides what a pass gives this member; `lock` keeps the member until the transaction ends. */
export async function findTaker(
  db: Db,
  userId: string,
  { realm }: Pass,
  { lock = false } = {},
): Promise<Taker | undefined> {
  const [taker] = await rows<Taker>(
    db,
    sql`
    select m.email, m.first_name as "firstName", m.status, m.trial_end_date is not null as "hadTrial",
      ${realm}::text is null or exists (select 1 from federated_identities f
        where f.user_id = m.user_id and f.realm = ${realm}) as "fromRealm"
    from members m where m.user_id = ${userId} ${lock ? sql`for update of m` : sql``}`,
  )
  return taker
}
