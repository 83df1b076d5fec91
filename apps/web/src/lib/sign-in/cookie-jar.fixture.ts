import { vi } from 'vitest'

interface Cookie {
  name: string
  value: string
  path: string
  /** Empty for a cookie that belongs to the host alone. */
  domain: string
}

/** The cookies of a browser at `members.school.example` with their paths and domains, which a page's script cannot see. */
export class CookieJar {
  readonly #cookies: Cookie[] = []
  /** True if the browser keeps no cookies that a page writes. */
  refuses = false
  /** The names whose cookies of other paths and domains the page cannot delete. */
  readonly stuck = new Set<string>()
  path = '/'

  constructor() {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => this.text())
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => this.write(text))
    vi.stubGlobal('location', {
      hostname: 'members.school.example',
      origin: 'https://members.school.example',
      get pathname() {
        return jar.path
      },
    })
    // oxlint-disable-next-line typescript/no-this-alias -- `this` has another meaning in the getter above.
    const jar = this
  }

  /** Adds a cookie as another site or an earlier configuration has left it. */
  add(name: string, value: string, { path = '/', domain = '' } = {}): void {
    this.#cookies.push({ name: `member_${name}`, value, path, domain })
  }

  text(): string {
    return this.#cookies
      .filter(({ path }) => path === '/' || `${this.path}/`.startsWith(path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  write(text: string): void {
    if (this.refuses) return
    const [pair = '', ...attributes] = text.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const attribute = (key: string) =>
      attributes.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1) ?? ''
    const [path, domain] = [attribute('path'), attribute('domain')]
    const isSame = (one: Cookie) => one.name === name && one.path === path && one.domain === domain
    const index = this.#cookies.findIndex(isSame)
    const isOurs = path === '/' && domain === ''
    if (index >= 0 && (isOurs || !this.stuck.has(name.replace('member_', '')))) this.#cookies.splice(index, 1)
    if (attribute('max-age') !== '0') this.#cookies.push({ name, value, path, domain })
  }
}
