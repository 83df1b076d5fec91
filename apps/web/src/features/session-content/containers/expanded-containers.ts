import { readCookie } from '../../../lib/session/session-cookies.ts'
import { browserStorage, storedValue } from '../../../lib/stored-value.ts'

/** More containers than anybody leaves open; a longer list would only make the request long. */
const MAX_REMEMBERED = 100

/**
 * The containers of a session that a member has open in this browser. Specification 2, sections 2.4, 2.5 and 9.
 */
export function expandedContainers(sessionId: string) {
  const stored = storedValue<string[]>(
    `expanded-containers:${readCookie('user_id')}:${sessionId}`,
    browserStorage,
  )
  const list = () => {
    const ids: unknown = stored.read()
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_REMEMBERED) : []
  }
  return {
    list,
    remember: (ids: readonly string[]) => stored.write(ids.slice(0, MAX_REMEMBERED)),
  }
}
