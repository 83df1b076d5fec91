import type { CacheInvalidation } from '@section/api/server/cache/cache-invalidation.ts'
import type { Services } from '@section/api/server/services.ts'
import type { Db } from '@section/db/connection.ts'

/** What a killed process would have said, if it had been able to. */
export class Killed extends Error {
  override name = 'Killed'
}

/**
 * Returns services whose user is killed after a number of steps, each of which is a statement inside a transaction, its
 * commit, or what follows the commit. A statement that is not reached leaves its transaction rolled back, as with a dead
 * process; after a commit only the caller does not learn of it.
 */
export function killedAfter(services: Services, steps: number): Services {
  let left = steps
  const step = () => {
    if (left-- <= 0) throw new Killed()
  }
  const real = services.cacheInvalidation
  const transaction: CacheInvalidation['transaction'] = async (work) => {
    step()
    const result = await real.transaction(async (tx, invalidate) => {
      const done = await work(withSteps(tx, step), invalidate)
      step()
      return done
    })
    step()
    return result
  }
  return { ...services, cacheInvalidation: { transaction } as CacheInvalidation }
}

const STATEMENTS = new Set<PropertyKey>(['execute', 'select', 'insert', 'update', 'delete'])

/** Returns a transaction that takes a step before each statement. */
const withSteps = (tx: Db, step: () => void): Db =>
  new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      const method = value as (...args: unknown[]) => unknown
      return (...args: unknown[]) => {
        if (STATEMENTS.has(name)) step()
        return method.apply(target, args)
      }
    },
  })
