import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { AccountStatus } from '@section/domain/access/area.ts'
import type { Pass } from './invitations-store.ts'

interface Candidate extends Record<string, unknown> {
  email: string
  firstName: string
  status: AccountStatus
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
