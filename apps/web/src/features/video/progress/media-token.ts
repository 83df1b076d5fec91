import { MINUTE_MS } from '@section/domain/time/durations.ts'

/** A signature is good for ten minutes; it is not sent when older than this, in milliseconds. */
const GOOD_MS = 8 * MINUTE_MS
/** How long a request for media waits for a fresh signature before it goes out with the old one, in milliseconds. */
const PATIENCE_MS = 10_000

/**
 * The newest signature of the media, taken from the playlist addresses that the server hands out. Requests of
 * the player ask here each time, so that lectures longer than a signature do not stop.
 */
export class MediaToken {
  readonly #renew: () => void
  #token: string | null = null
  #receivedAt = 0
  #waiting: ((token: string | null) => void)[] = []

  /** `renew` is called when a request needs a signature and none is fresh. */
  constructor(renew: () => void) {
    this.#renew = renew
  }

  /** Takes the signature out of a playlist's address. `now` in epoch ms. */
  take(playlistUrl: string, now: number): void {
    this.#token = new URL(playlistUrl, location.href).searchParams.get('t')
    this.#receivedAt = now
    for (const give of this.#waiting.splice(0)) give(this.#token)
  }

  /** The server refused it: the next request waits for another. */
  distrust(): void {
    this.#receivedAt = -Infinity
  }

  /** The address with the newest signature; waits for a fresh one when the last has aged. */
  async sign(url: string): Promise<string> {
    const token = Date.now() - this.#receivedAt < GOOD_MS ? this.#token : await this.#fresh()
    const address = new URL(url, location.href)
    if (token) address.searchParams.set('t', token)
    return address.href
  }

  #fresh(): Promise<string | null> {
    return new Promise((resolve) => {
      if (this.#waiting.length === 0) this.#renew()
      this.#waiting.push(resolve)
      setTimeout(() => resolve(this.#token), PATIENCE_MS)
    })
  }
}
