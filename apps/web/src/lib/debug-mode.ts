import { browserStorage, storedValue } from './stored-value.ts'

const debug = storedValue<boolean>('debug', browserStorage)

/**
 * Checks whether the menu shows the account's e-mail and user id, for support. `?debug` in any address turns this on and
 * stores it; `?debug=false` turns it off.
 */
export function isDebugMode(): boolean {
  const parameter = new URLSearchParams(location.search).get('debug')
  if (parameter === null) return debug.read() ?? false
  debug.write(parameter !== 'false')
  return parameter !== 'false'
}
