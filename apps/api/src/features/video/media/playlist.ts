/**
 * Returns an HLS playlist in which all addresses of this media host, in lines and `URI` attributes, are absolute and carry
 * the signature `token`. Other addresses stay unchanged. `folder` is the path to which the playlist's addresses are
 * relative, with a slash at its end.
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

const MEDIA_ORIGIN = 'http://media.invalid'

function signUri(uri: string, folder: string, token: string): string {
  const url = new URL(uri, `${MEDIA_ORIGIN}${folder}`)
  if (url.origin !== MEDIA_ORIGIN) return uri
  url.searchParams.set('t', token)
  return `${url.pathname}${url.search}`
}
