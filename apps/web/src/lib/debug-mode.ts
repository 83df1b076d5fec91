const KEY = 'debug'

/**
 * Whether this browser shows what helps support: the account's e-mail and user id in the menu. Any address with
 * `?debug` turns it on and keeps it in local storage; `?debug=false` turns it off.
 */
export function isDebugMode(): boolean {
  const asked = new URLSearchParams(location.search).get(KEY)
  try {
    if (asked === 'false') localStorage.removeItem(KEY)
    else if (asked !== null) localStorage.setItem(KEY, 'true')
    return localStorage.getItem(KEY) === 'true'
  } catch {
    // Storage may be closed to us: then the address alone decides.
    return asked !== null && asked !== 'false'
  }
}
