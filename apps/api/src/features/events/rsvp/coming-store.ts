import { type SQL, sql } from 'drizzle-orm'

/** The condition that a row `r` of the answers says that its member, a row `m`, comes, whose account is neither suspended nor has ended. */
export const IS_COMING: SQL = sql`r.status = 'ACTIVE' and m.suspended_at is null
  and m.status not in ('ALUMNI', 'POST_TRIAL')`
