import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { browserStorage, storedValue } from '../../../lib/stored-value.ts'

/**
 * The maximum number of remembered containers. Nobody opens so many, and a longer list would only make the request
 * longer.
 */
const MAX_REMEMBERED = 100

/**
 * The containers of a session that a member has opened in this browser, and those that they have closed, which the page
 * does not open by itself.
 */
export function expandedContainers(sessionId: string) {
  const owner = `${readCookie('user_id')}:${sessionId}`
  const opened = storedIds(`expanded-containers:${owner}`)
  const closed = storedIds(`collapsed-containers:${owner}`)
  return { list: opened.list, remember: opened.write, listClosed: closed.list, rememberClosed: closed.write }
}

function storedIds(key: string) {
  const stored = storedValue<string[]>(key, browserStorage)
  return {
    list: (): string[] => {
      const ids: unknown = stored.read()
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_REMEMBERED) : []
    },
    write: (ids: readonly string[]) => void stored.write(ids.slice(0, MAX_REMEMBERED)),
  }
}
