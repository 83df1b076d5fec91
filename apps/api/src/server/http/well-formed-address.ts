/** Returns whether a path can be decoded: each percent sign begins an escape, and these are UTF-8. */
export function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Returns an address that can be decoded, with the percent signs of a malformed path as characters: no route but that of
 * the web app fits it, which shows people that there is no such page. The query stays.
 */
export function wellFormedAddress(url: string): string {
  const [path = '', query] = url.split(/(\?.*)/s)
  return isWellFormed(path) ? url : path.replaceAll('%', '%25') + (query ?? '')
}
