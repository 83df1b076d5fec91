import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** The periods for which a periodic job is done; each row is written in the transaction of the job's last effect. */
export const finishedPeriods = pgTable(
  'finished_periods',
  {
    job: text('job').notNull(),
    period: text('period').notNull(),
    finishedAt: instant('finished_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.job, t.period] })],
)
