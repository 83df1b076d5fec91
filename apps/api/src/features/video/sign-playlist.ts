/** Puts the folder before every address that an HLS playlist names, and the signature behind it. */
export function signPlaylist(text: string, base: string, token: string): string {
  const sign = (uri: string) => `${base}${uri}?t=${encodeURIComponent(token)}`
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('#'))
        return line.replace(/URI="([^"]+)"/, (_attribute, uri: string) => `URI="${sign(uri)}"`)
      return line.trim() === '' ? line : sign(line.trim())
    })
    .join('\n')
}
