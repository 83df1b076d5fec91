interface Page {
  status: number
  url: URL
  text: string
}

const MAX_REDIRECTS = 10
/** The page of the app at which a sign-in ends; it is not fetched. */
const APP_CALLBACK = '/oauth'

/** A minimal browser for sign-ins: it stores cookies and follows redirects up to the app's own page. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>()

  get(url: string): Promise<Page> {
    return this.#navigate(new URL(url), { method: 'GET' })
  }

  post(url: string, form: Record<string, string>): Promise<Page> {
    return this.#navigate(new URL(url), { method: 'POST', body: new URLSearchParams(form) })
  }

  /** Returns the redirect of a form without following it. */
  postOnly(url: string, form: Record<string, string>): Promise<string> {
    return this.#redirectOf(url, { method: 'POST', body: new URLSearchParams(form) })
  }

  getOnly(url: string): Promise<string> {
    return this.#redirectOf(url, { method: 'GET' })
  }

  async #redirectOf(url: string, init: RequestInit): Promise<string> {
    const address = new URL(url)
    const headers = { accept: 'text/html', cookie: this.#cookiesFor(address) }
    const response = await fetch(address, { ...init, redirect: 'manual', headers })
    this.#storeCookies(response.headers.getSetCookie(), address)
    return new URL(response.headers.get('location') ?? '', address).href
  }

  /** Posts JSON like a script, and returns the JSON of the response. */
  async postJson(
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
    const address = new URL(url)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookiesFor(address), ...headers },
      body: JSON.stringify(body),
    })
    this.#storeCookies(response.headers.getSetCookie(), address)
    const json = (await response.json()) as Record<string, unknown>
    return { status: response.status, headers: response.headers, body: json }
  }

  async #navigate(start: URL, init: RequestInit): Promise<Page> {
    let url = start
    let request = init
    for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
      const response = await fetch(url, {
        ...request,
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: this.#cookiesFor(url) },
      })
      this.#storeCookies(response.headers.getSetCookie(), url)
      const location = response.headers.get('location')
      const next = location ? new URL(location, url) : undefined
      if (!next) return { status: response.status, url, text: await response.text() }
      if (next.pathname === APP_CALLBACK) return { status: response.status, url: next, text: '' }
      url = next
      request = { method: 'GET' }
    }
    throw new Error('Too many redirects.')
  }

  #cookiesFor(url: URL): string {
    return [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  #storeCookies(headers: string[], url: URL): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      const path = attributes.find((part) => part.toLowerCase().startsWith('path='))?.slice(5) ?? url.pathname
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, { value, path })
    }
  }
}
