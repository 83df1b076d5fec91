/** What is planted as a secret, by where it is sent: each canary names its own place. Threat T-F10, gate G22. */
export class Canaries {
  readonly #planted = new Map<string, string>()
  readonly #issued: { place: string; secret: string }[] = []

  /** How many different ones have been planted. */
  get size(): number {
    return this.#planted.size
  }

  /** A secret of the server's own, e.g. a token that it has issued. */
  issued(place: string, secret: string): void {
    this.#issued.push({ place, secret })
  }

  /** A text that stands for the secret of this place, e.g. `confirmPassword password`. */
  text(place: string): string {
    const planted = this.#planted.get(place)
    if (planted !== undefined) return planted
    const text = `canary-${this.#planted.size}-q7w`
    this.#planted.set(place, text)
    return text
  }

  /**
   * What somebody would send in the place of an honest value, in its form: an address, a text in base64 or a plain one.
   * What is no secret (ids, instants, the words of an enumeration) stays.
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

  /** The places whose canaries a text holds, plain or in base64. */
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
    const issued = this.#issued.filter(({ secret }) => text.includes(secret))
    return [...planted.map(([place]) => place), ...issued.map(({ place }) => place)]
  }
}

const NO_SECRET = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d.*|[A-Z][A-Za-z_]*)$/
