import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The changes of stored data that SQL cannot make, each by name once it was made. docs/decisions/addresses.md */
export const dataMigrations = pgTable('data_migrations', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull().defaultNow(),
})
