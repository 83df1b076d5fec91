import { previousPath, readRecentPaths, withVisit } from '@section/domain/access/navigation/recent-paths.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { storedValue } from '../stored-value.ts'

/** The paths, and the member who visited them, because the next member of this tab may be another one. */
interface Visited {
  readonly userId: string
  readonly paths: readonly string[]
}

const stored = storedValue<Visited>('recent-paths')

/** Keeps the address of a screen that the signed-in member has opened in this tab. docs/product/app-shell.md#going-back */
export function keepVisit(href: string): void {
  const userId = readCookie('user_id')
  if (userId) stored.write({ userId, paths: withVisit(recentPaths(userId), href) })
}

/** Returns the path, with its query, that the signed-in member visited before `current` in this tab; null for none. */
export function pathBefore(current: string): string | null {
  return previousPath(recentPaths(readCookie('user_id')), current)
}

/** Forgets all visits of this tab. */
export const forgetVisits = (): void => stored.remove()

function recentPaths(userId: string | undefined): readonly string[] {
  const visited: unknown = stored.read()
  if (typeof visited !== 'object' || visited === null || !('paths' in visited) || !('userId' in visited))
    return []
  return visited.userId === userId ? readRecentPaths(visited.paths) : []
}
