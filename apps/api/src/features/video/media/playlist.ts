/**
 * Returns a playlist (HLS) in which every address of this media host is absolute and carries the signature `token`: lines
 * that are addresses, and `URI` attributes of tags. Addresses elsewhere stay as they are. `folder` is the path of
 * the folder that the playlist's own addresses are relative to, with a slash at its end.
 */
export function signPlaylist(playlist: string, folder: string, token: string): string {
  const sign = (uri: string) => signUri(uri, folder, token)
  return playlist
    .split('\n')
    .map((line) => {
      const text = line.trim()
      if (text === '') return text
      if (!text.startsWith('#')) return sign(text)
      return text.replace(/\bURI="([^"]*)"/g, (_attribute, uri: string) => `URI="${sign(uri)}"`)
    })
    .join('\n')
}

const HERE = 'http://media.invalid'

function signUri(uri: string, folder: string, token: string): string {
  const url = new URL(uri, `${HERE}${folder}`)
  if (url.origin !== HERE) return uri
  url.searchParams.set('t', token)
  return `${url.pathname}${url.search}`
}
