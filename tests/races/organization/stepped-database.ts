import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database, Db } from '@section/db/connection.ts'
import { Killed } from '../issuing/killed-at-random.ts'

interface Steps {
  /** The user is killed after as many steps, each of which is a statement or a commit. */
  killedAfter?: number
  /** Statements that are left out, as if the count had been written without them. */
  without?: RegExp | undefined
  /** What happens before each step, by its number from 0. */
  before?: (step: number) => Promise<unknown>
}

/**
 * Returns a database whose user lets something happen between its statements, and is killed. A statement that is not reached leaves its transaction rolled back, as
 * with a dead process; after a commit only the caller does not learn of it.
 */
export function steppedDatabase(
  database: Database,
  { killedAfter = Infinity, without, before }: Steps,
): Database {
  let taken = 0
  const step = async () => {
    if (taken >= killedAfter) throw new Killed()
    await before?.(taken++)
  }
  return { ...database, db: withSteps(database.db, step, without) }
}

/** Returns a database without transactions: each statement is committed by itself. */
export function withoutTransactions(database: Database): Database {
  const { db } = database
  const loose: Db = new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' ? (work: (tx: Db) => unknown) => work(db) : bound(target, name),
  })
  return { ...database, db: loose }
}

const withSteps = (db: Db, step: () => Promise<void>, without: RegExp | undefined): Db =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'execute')
        return async (query: SQL) => {
          await step()
          const isLeftOut = without?.test(new PgDialect().sqlToQuery(query).sql)
          return target.execute(isLeftOut ? sql`select` : query)
        }
      if (name !== 'transaction') return bound(target, name)
      return async (work: (tx: Db) => Promise<unknown>) => {
        const result = await target.transaction(async (tx) => {
          const done = await work(withSteps(tx, step, without))
          await step()
          return done
        })
        await step()
        return result
      }
    },
  })

function bound(target: Db, name: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}
