import { MINUTE_MS } from '@section/domain/time/durations.ts'

/** Age at which a signature is renewed, in milliseconds; it expires after ten minutes. */
const MAX_AGE_MS = 8 * MINUTE_MS
/** The time, in milliseconds, for which a media request waits for a fresh signature; then it is sent with the old one. */
const RENEWAL_TIMEOUT_MS = 10_000

/**
 * The newest signature of the media. The player's requests are signed one by one, so that a lecture may be longer than
 * the lifetime of a signature.
 */
export class MediaToken {
  readonly #renew: () => void
  #token: string | null = null
  #receivedAt = 0
  #waiting: ((token: string | null) => void)[] = []

  /** `renew` is called when a request needs a signature and the last one is too old. */
  constructor(renew: () => void) {
    this.#renew = renew
  }

  /** Reads the signature from a playlist's address. */
  update(playlistUrl: string): void {
    this.#token = new URL(playlistUrl, location.href).searchParams.get('t')
    this.#receivedAt = Date.now()
    for (const resolve of this.#waiting.splice(0)) resolve(this.#token)
  }

  /** Makes the next request wait for another signature, because the server refused this one. */
  invalidate(): void {
    this.#receivedAt = -Infinity
  }

  /** Returns the address with the newest signature; waits for a fresh one when the last is too old. */
  async sign(url: string): Promise<string> {
    const token = Date.now() - this.#receivedAt < MAX_AGE_MS ? this.#token : await this.#waitForFresh()
    const address = new URL(url, location.href)
    if (token) address.searchParams.set('t', token)
    return address.href
  }

  #waitForFresh(): Promise<string | null> {
    return new Promise((resolve) => {
      if (this.#waiting.length === 0) this.#renew()
      this.#waiting.push(resolve)
      setTimeout(() => resolve(this.#token), RENEWAL_TIMEOUT_MS)
    })
  }
}
