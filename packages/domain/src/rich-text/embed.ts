/** A video of another site that rich text may show. */
export interface Embed {
  provider: string
  /** The address of the site's own player. */
  url: string
}

interface Provider {
  name: string
  /** The origin of its player, which the page's policy lets in. */
  origin: string
  hosts: readonly string[]
  /** Matches the id of a video in the path and query of its address. */
  id: RegExp
  player: (id: string) => string
}

const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com'],
    id: /^\/watch\?(?:.*&)?v=([\w-]{11})(?:&|$)/,
    player: (id) => `/embed/${id}`,
  },
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtu.be'],
    id: /^\/([\w-]{11})(?:\?|$)/,
    player: (id) => `/embed/${id}`,
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com'],
    id: /^\/(\d{6,12})(?:\?|$)/,
    player: (id) => `/video/${id}`,
  },
  {
    name: 'Loom',
    origin: 'https://www.loom.com',
    hosts: ['www.loom.com', 'loom.com'],
    id: /^\/share\/([0-9a-f]{32})(?:\?|$)/,
    player: (id) => `/embed/${id}`,
  },
]

/** The origins of players that the policy of pages lets into a frame. */
export const EMBED_ORIGINS: readonly string[] = [...new Set(PROVIDERS.map(({ origin }) => origin))]

/**
 * Returns the player for the address of a video at one of the known sites; null for every other address. A video is shown
 * where its address stands alone in a paragraph.
 */
export function embedOf(address: string): Embed | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return null
  for (const { name, origin, hosts, id, player } of PROVIDERS) {
    const found = hosts.includes(url.hostname) ? id.exec(url.pathname + url.search)?.[1] : undefined
    if (found !== undefined) return { provider: name, url: origin + player(found) }
  }
  return null
}
