import { safeRedirectPath } from '../../identity/redirects/safe-redirect.ts'
import { screenAt, splitQuery } from '../screen-path.ts'

/** How many paths are kept. */
const MOST_RECENT = 3

/**
 * Returns the last three visited paths, with their queries and the latest last, after another visit. A path that was visited
 * last takes the query of the visit, so that the same path is never there twice in a row. Only screens of members count,
 * because the addresses of the others hold codes. docs/product/app-shell.md#going-back
 */
export function withVisit(recent: readonly string[], href: string): readonly string[] {
  const path = memberPath(href)
  if (path === null) return recent
  const last = recent.at(-1)
  const others = last !== undefined && isSamePath(last, path) ? recent.slice(0, -1) : recent
  return [...others, path].slice(-MOST_RECENT)
}

/** Returns the last visited path, with its query, that is another one than `current`; null when there is none. */
export function previousPath(recent: readonly string[], current: string): string | null {
  return recent.findLast((path) => !isSamePath(path, current)) ?? null
}

/** Returns the paths of a stored list, of which anything may have become: those of members' screens, at most three. */
export function readRecentPaths(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored.reduce<readonly string[]>(
    (recent, path) => (typeof path === 'string' ? withVisit(recent, path) : recent),
    [],
  )
}

/** Returns the path and the query of a member's screen; null for any other address. */
function memberPath(href: string): string | null {
  const [withoutHash = ''] = href.split('#', 1)
  const path = safeRedirectPath(withoutHash)
  return path !== null && screenAt(path)?.screen.access ? path : null
}

const isSamePath = (one: string, other: string): boolean => splitQuery(one)[0] === splitQuery(other)[0]
