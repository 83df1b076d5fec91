import { type SQL, sql } from 'drizzle-orm'
import { recountChanged } from '@section/api/features/organization/figures/recount.ts'
import type { Db } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { Recount } from './random-histories.ts'

/** A way in which figures could be counted wrongly, and what must show it: a test that it passes would prove nothing. */
interface BrokenRecount {
  recount?: Recount
  /** Breaks the database; returns how to mend it. */
  before?: (db: Db) => Promise<() => Promise<unknown>>
  caughtBy: RegExp
}

/** The ways in which counts are broken, by what they do. */
export const BROKEN_RECOUNTS: Record<string, BrokenRecount> = {
  'ignores since when members are employed': {
    recount: withSeats(sql`update employments set starts_at = '2000-01-01' where ends_at is null`),
    caughtBy: /^person /m,
  },
  'ignores the time between two employments': {
    recount: withSeats(sql`
      update employments e set starts_at = (select min(starts_at) from employments o
        where o.user_id = e.user_id and o.customer_id = e.customer_id) where ends_at is null`),
    caughtBy: /^person /m,
  },
  'ignores earlier employments at the same employer': {
    recount: withSeats(sql`delete from employments where ends_at is not null`),
    caughtBy: /^person /m,
  },
  'ignores when a contract began': {
    recount: withCustomers(sql`update customers set contract_start = null`),
    caughtBy: /^person \S+ CONTRACT_TO_DATE /m,
  },
  'counts up to three days before': {
    recount: (services, now) => recountChanged(services, now - 3 * DAY_MS),
    caughtBy: /^person \S+ LAST_30_DAYS /m,
  },
  'forgets that periods move': {
    recount: async (services, now) => {
      await services.database.db.execute(sql`update employees set changes_on = null`)
      await recountChanged(services, now)
    },
    caughtBy: /^person \S+ LAST_\d+_DAYS /m,
  },
  'adds to the sums without taking from them': {
    before: (db) => disable(db, 'employee_figures', 'employee_figures_delete'),
    caughtBy: /^employer /m,
  },
  'adds to the sums of courses without taking from them': {
    before: (db) => disable(db, 'employee_course_figures', 'employee_course_figures_delete'),
    caughtBy: /^course [^]*^session /m,
  },
  'leaves seats to whoever had them': {
    before: (db) => disable(db, 'members', 'members_employment'),
    caughtBy: /^seat /m,
  },
  'does not learn of watched videos': noted('video_sessions', /^run /m),
  'does not learn of ticks': noted('checklist_progress', /^run /m),
  'does not learn of projects': noted('project_submissions', /^run /m),
  'does not learn of enrollments': noted('enrollments', /^session /m),
  'does not learn of badges': noted('earned_badges', /^employer /m),
}

/** Counts while the seats are changed by a statement. */
function withSeats(change: SQL): Recount {
  return whileChanged('employments', change)
}

function withCustomers(change: SQL): Recount {
  return whileChanged('customers', change)
}

/** Counts while a table is changed by a statement, without triggers, and puts its rows back. */
function whileChanged(table: string, change: SQL): Recount {
  return async (services, now) => {
    const { db } = services.database
    await db.execute(sql.raw(`create table kept_rows as select * from ${table}`))
    await silently(db, change)
    await recountChanged(services, now)
    await silently(
      db,
      sql.raw(`delete from ${table}`),
      sql.raw(`insert into ${table} select * from kept_rows`),
    )
    await db.execute(sql`drop table kept_rows`)
  }
}

const silently = (db: Db, ...statements: SQL[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const statement of statements) await tx.execute(statement)
  })

/** Counts while changes of a table are not noted. */
function noted(table: string, caughtBy: RegExp): BrokenRecount {
  const changes = table === 'project_submissions' ? ['insert', 'delete'] : ['insert', 'update', 'delete']
  return {
    before: async (db) => {
      const mends: (() => Promise<unknown>)[] = []
      for (const change of changes) mends.push(await disable(db, table, `${table}_learning_${change}`))
      return () => Promise.all(mends.map((mend) => mend()))
    },
    caughtBy,
  }
}

async function disable(db: Db, table: string, trigger: string): Promise<() => Promise<unknown>> {
  await db.execute(sql.raw(`alter table ${table} disable trigger ${trigger}`))
  return () => db.execute(sql.raw(`alter table ${table} enable trigger ${trigger}`))
}
