import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** Counters of attempts by key, shared by all servers. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire'),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
)
