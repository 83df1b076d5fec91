import { browserStorage } from '../stored-value.ts'

/** Returns the beginning of the names under which the browser stores the values of a kind and a member. */
export const prefixOf = (kind: string, userId: string): string => `${kind}:${userId}:`

/** Returns the rests of the stored names that begin with a prefix; none where the browser forbids storage. */
export function storedKeys(prefix: string, getStorage = browserStorage): string[] {
  try {
    const storage = getStorage()
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  } catch {
    return []
  }
}
