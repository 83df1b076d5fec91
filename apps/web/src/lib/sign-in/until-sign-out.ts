import { prefixOf, storedKeys } from '../outbox/stored-keys.ts'
import { browserStorage, type StoredValue, storedValue } from '../stored-value.ts'
import { readCookie } from './sign-in-cookies.ts'

const KIND = 'until-sign-out'

/**
 * Returns a value of the signed-in member that all tabs of this browser share, and that is removed when a member signs out
 * here. It outlives a sign-in that expires. Null while nobody is signed in.
 */
export function untilSignOut<Value>(name: string): StoredValue<Value> | null {
  const userId = readCookie('user_id')
  return userId ? storedValue(prefixOf(KIND, userId) + name, browserStorage) : null
}

/** Removes these values of all members, because whoever signs out may share the browser. */
export function removeUntilSignOut(): void {
  for (const name of storedKeys(`${KIND}:`)) storedValue(`${KIND}:${name}`, browserStorage).remove()
}
