import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** What the content says of the school as a whole: one row at most. */
export const school = pgTable(
  'school',
  {
    only: boolean('only').primaryKey().default(true),
    /** IANA name of the zone in which the school's times are meant. */
    timeZone: text('time_zone').notNull(),
  },
  (t) => [check('school_only_one', sql`${t.only}`)],
)
