import { ZoomError } from './zoom-error.ts'

const DAY_MS = 86_400_000

/** Counts the calls of an account in a day, which begins at 00:00 UTC. */
export class DailyLimit {
  readonly #now: () => number
  /** The calls that are allowed in a day. */
  most: number
  #day = 0
  #count = 0

  constructor(most: number, now: () => number) {
    this.most = most
    this.#now = now
  }

  /** Counts a call, and refuses it beyond the limit. */
  count(): void {
    const day = Math.floor(this.#now() / DAY_MS)
    this.#count = day === this.#day ? this.#count + 1 : 1
    this.#day = day
    if (this.#count <= this.most) return
    throw new ZoomError(
      429,
      429,
      'You have reached the maximum daily rate limit for this API. Refer to the response header for details on when you can make another request.',
      {
        'x-ratelimit-type': 'Daily-limit',
        'x-ratelimit-limit': String(this.most),
        'x-ratelimit-remaining': '0',
        'retry-after': new Date((day + 1) * DAY_MS).toISOString().replace('.000', ''),
      },
    )
  }
}
