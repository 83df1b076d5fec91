/** Recognizable texts that are sent in the place of secrets; each names the place. SECURITY.md#secrets-in-logs */
export class Canaries {
  readonly #planted = new Map<string, string>()
  readonly #issued: { place: string; secret: string }[] = []

  /** The number of different canaries that have been planted. */
  get size(): number {
    return this.#planted.size
  }

  /** Adds a secret that the server has issued itself, e.g. a token. */
  issued(place: string, secret: string): void {
    this.#issued.push({ place, secret })
  }

  /** Returns a text for the secret of this place, e.g. `confirmPassword password`. */
  text(place: string): string {
    const planted = this.#planted.get(place)
    if (planted !== undefined) return planted
    const text = `canary-${this.#planted.size}-q7w`
    this.#planted.set(place, text)
    return text
  }

  /**
   * Returns a canary in the form of an honest value: an address, a text in base64 or a plain text. Values that are no
   * secret (ids, instants, the words of an enumeration) stay as they are.
   */
  inPlaceOf(honest: unknown, place: string): unknown {
    if (Array.isArray(honest)) return honest.map((item, index) => this.inPlaceOf(item, `${place}.${index}`))
    if (typeof honest === 'object' && honest !== null)
      return Object.fromEntries(
        Object.entries(honest).map(([name, value]) => [name, this.inPlaceOf(value, `${place}.${name}`)]),
      )
    if (typeof honest !== 'string' || NO_SECRET.test(honest)) return honest
    const text = this.text(place)
    if (honest.includes('@')) return `${text}@secret.example`
    if (/b64[^.]*$/.test(place)) return Buffer.from(`${text}@secret.example`).toString('base64')
    return text
  }

  /** Returns the places whose canaries a text contains, plain or in base64. */
  foundIn(text: string): string[] {
    const decoded = [...text.matchAll(/[\w+/-]{16,}={0,2}/g)].map(([base64]) =>
      Buffer.from(base64, 'base64').toString('latin1'),
    )
    const found = new Set(
      [text, ...decoded].flatMap((part) =>
        [...part.matchAll(/canary-\d+-q7w/gi)].map(([canary]) => canary.toLowerCase()),
      ),
    )
    const planted = [...this.#planted].filter(([, canary]) => found.has(canary))
    const issued = this.#issued.filter(({ secret }) => holds(text, secret))
    return [...planted.map(([place]) => place), ...issued.map(({ place }) => place)]
  }
}

/** Six digits also stand within ids and times by chance, so that a code counts where no other character of them adjoins. */
const holds = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text) : text.includes(secret)

const NO_SECRET = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d.*|[A-Z][A-Za-z_]*)$/
