import { LRUCache } from 'lru-cache'
import { isSignedBy, sign } from './signature.ts'

const LIFETIME_SECONDS = 600
/** The time for which the same URL is returned again, because every progress update asks for one. */
const REUSE_SECONDS = 60

/** Signs and verifies media URLs, each for one member and one video. SECURITY.md#media-addresses */
export class MediaLinks {
  readonly #secret: string
  readonly #origin: string
  readonly #issuedUrls = new LRUCache<string, { url: string; since: number }>({ max: 20_000 })

  /** `origin` is that of the media host; without one, addresses are paths of the pages' own site. */
  constructor(secret: string, origin = '') {
    this.#secret = secret
    this.#origin = origin
  }

  /** Returns the URL of a playlist, which is valid for nine to ten minutes. `now` in epoch ms. */
  playlistUrl(externalKey: string, userId: string, now: number): string {
    const key = `${userId} ${externalKey}`
    const known = this.#issuedUrls.get(key)
    if (known && known.since <= now && now < known.since + REUSE_SECONDS * 1000) return known.url
    const url = this.#playlist(externalKey, this.token(externalKey, userId, now))
    this.#issuedUrls.set(key, { url, since: now })
    return url
  }

  /** Returns the URL of a playlist, which is valid until an instant (epoch ms). */
  playlistUrlUntil(externalKey: string, userId: string, until: number): string {
    return this.#playlist(externalKey, this.#tokenUntil(externalKey, userId, Math.floor(until / 1000)))
  }

  token(externalKey: string, userId: string, now: number): string {
    return this.#tokenUntil(externalKey, userId, Math.floor(now / 1000) + LIFETIME_SECONDS)
  }

  /** Returns the member of a token that is valid for this video at `now` (epoch ms); undefined otherwise. */
  memberOf(token: string, externalKey: string, now: number): string | undefined {
    const [expires = '', userId = '', signature = ''] = token.split('.')
    if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now) return undefined
    const text = `${externalKey} ${userId} ${Number(expires)}`
    return isSignedBy(this.#secret, text, signature) ? userId : undefined
  }

  #playlist(externalKey: string, token: string): string {
    return `${this.#origin}/manifests/${encodeURIComponent(externalKey)}.m3u8?t=${token}`
  }

  #tokenUntil(externalKey: string, userId: string, expires: number): string {
    return `${expires}.${userId}.${sign(this.#secret, `${externalKey} ${userId} ${expires}`)}`
  }
}
