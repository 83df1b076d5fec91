import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** Settings of the school from the content, in one row. */
export const school = pgTable(
  'school',
  {
    only: boolean('only').primaryKey().default(true),
    /** IANA name of the zone of the school's times. */
    timeZone: text('time_zone').notNull(),
  },
  (t) => [check('school_only_one', sql`${t.only}`)],
)
