const KEY = 'debug'

/**
 * Checks whether the menu shows the account's e-mail and user id, for support. `?debug` in any address turns this on and
 * stores it; `?debug=false` turns it off.
 */
export function isDebugMode(): boolean {
  const parameter = new URLSearchParams(location.search).get(KEY)
  try {
    if (parameter === 'false') localStorage.removeItem(KEY)
    else if (parameter !== null) localStorage.setItem(KEY, 'true')
    return localStorage.getItem(KEY) === 'true'
  } catch {
    // Without storage the address decides.
    return parameter !== null && parameter !== 'false'
  }
}
