import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../columns.ts'

/** The oldest version of the tables that a server must know to serve: one row. docs/decisions/upgrades.md */
export const schemaFloor = pgTable(
  'schema_floor',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    /** The name of a migration, such as `0011_employers`; names sort by age. */
    oldest: text('oldest').notNull(),
  },
  (t) => [check('schema_floor_one_row', sql`${t.onlyRow}`)],
)

/** The backups that were completed, each recorded by the script that made it. docs/how-to/back-up-and-restore.md */
export const backups = pgTable(
  'backups',
  {
    backupId: id('backup_id'),
    kind: text('kind', { enum: ['base', 'files'] }).notNull(),
    finishedAt: instant('finished_at').notNull(),
  },
  (t) => [index('backups_kind_finished_idx').on(t.kind, t.finishedAt)],
)

/** The times at which the school was brought back from a backup. docs/how-to/back-up-and-restore.md */
export const restorations = pgTable('restorations', {
  restorationId: id('restoration_id'),
  /** The last moment of the school's former life that the backup holds. */
  restoredTo: instant('restored_to').notNull(),
  finishedAt: instant('finished_at').notNull(),
})
