export const SOCIAL_NETWORKS = ['linkedin', 'twitter', 'instagram'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

interface Network {
  /** The names of its site, of which each may have a subdomain for phones or for a country. */
  readonly sites: readonly string[]
  /** The address of profiles, before the name of one. */
  readonly profiles: string
  readonly name: RegExp
}

const NETWORKS: Readonly<Record<SocialNetwork, Network>> = {
  linkedin: {
    sites: ['linkedin.com'],
    profiles: 'https://www.linkedin.com/in/',
    name: /^[\p{L}\p{M}\p{N}_-]{1,100}$/u,
  },
  twitter: { sites: ['twitter.com', 'x.com'], profiles: 'https://twitter.com/', name: /^\w{1,15}$/ },
  instagram: {
    sites: ['instagram.com'],
    profiles: 'https://www.instagram.com/',
    name: /^\w[\w.]{0,29}$/,
  },
}

/** Matches what no address and no name has: spaces, control characters, invisible ones, and a backslash, which browsers read as a slash. */
const FOREIGN = /[\s\p{C}\\]/u

/**
 * Returns the address of a profile that a member has entered, for a link: of an address on the network's site, with or
 * without its scheme, or of the name of a profile, with or without '@'. Null for everything else, which is shown as the
 * text that it is. See docs/product/directory.md#links and SECURITY.md#unsafe-links.
 */
export function socialLink(network: SocialNetwork, entered: string): string | null {
  const text = entered.trim()
  if (FOREIGN.test(text)) return null
  const { profiles, name } = NETWORKS[network]
  const address = addressOn(network, text)
  if (address !== null) return address
  const profile = text.replace(/^@/, '')
  return name.test(profile) ? profiles + encodeURIComponent(profile) : null
}

function addressOn(network: SocialNetwork, text: string): string | null {
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.username !== '' || url.password !== '' || url.port !== '') return null
  return NETWORKS[network].sites.some((site) => isHostOf(site, url.hostname)) ? url.href : null
}

/** Returns whether a host is a site, or its part for the web, for phones or for a country: `de.linkedin.com`. */
function isHostOf(site: string, host: string): boolean {
  if (host === site) return true
  const [part = '', ...rest] = host.split('.')
  return rest.join('.') === site && /^(?:www|m|mobile|[a-z]{2})$/.test(part)
}
