import { createHash, randomBytes } from 'node:crypto'
import { Browser } from './browser.ts'
import { requestTokens, type TokenReply } from './token-requests.ts'

/** The request of the app that starts a federated sign-in. */
export interface Start {
  context: string
  provider?: string
  realm?: string
  serializedOptions?: string
  options?: Record<string, unknown>
  again?: boolean
}

export interface Begun {
  state: string
  authorizeUrl: string
  verifier: string
  clientId: string
}

/** A visitor who signs in at another provider, up to the app's own page. */
export class FederatedVisitor {
  readonly browser = new Browser()
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Returns the response of /user/startFederation. */
  async ask(start: Start, bearer?: string) {
    const verifier = randomBytes(32).toString('base64url')
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
    const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
    const url = `${this.#url}/user/startFederation`
    return { verifier, ...(await this.browser.postJson(url, { ...start, codeChallenge }, headers)) }
  }

  async start(start: Start, bearer?: string): Promise<Begun> {
    const { status, body, verifier } = await this.ask(start, bearer)
    if (status !== 200) throw new Error(`startFederation answered ${status}: ${JSON.stringify(body)}`)
    const authorizeUrl = String(body['authorizeUrl'])
    const clientId = new URL(authorizeUrl).searchParams.get('client_id') ?? ''
    return { state: String(body['state']), authorizeUrl, verifier, clientId }
  }

  /** Picks a person on the provider's page; returns the last page, the app's or a refusal. */
  async pick(authorizeUrl: string, subject: string) {
    const people = await this.browser.get(authorizeUrl)
    if (!people.text.includes(`value="${subject}"`)) return people
    const next = await this.browser.post(people.url.href, { subject })
    return this.follow(next)
  }

  /** Submits the form of a page that submits itself. */
  async follow<Page extends { text: string }>(page: Page) {
    const fields = formOf(page.text)
    return fields ? this.browser.post(fields.action, fields.values) : page
  }

  finish(state: string) {
    return this.browser.postJson(`${this.#url}/user/finishFederation`, { state })
  }

  exchange(begun: Begun, code: string, changes: Record<string, string> = {}): Promise<TokenReply> {
    return requestTokens(this.#url, {
      grant_type: 'authorization_code',
      client_id: begun.clientId,
      redirect_uri: `${this.#url}/oauth`,
      code,
      code_verifier: begun.verifier,
      ...changes,
    })
  }

  /** Runs the whole sign-in, from the start to the tokens. */
  async signIn(start: Start, subject: string, bearer?: string) {
    const begun = await this.start(start, bearer)
    const back = await this.pick(begun.authorizeUrl, subject)
    const code = 'url' in back ? back.url.searchParams.get('code') : null
    if (!code) throw new Error(`There is no code: ${JSON.stringify(back)}`)
    const finished = await this.finish(begun.state)
    const tokens = await this.exchange(begun, code)
    return { begun, back, finished, tokens: tokens.body, status: tokens.status }
  }
}

function formOf(html: string): { action: string; values: Record<string, string> } | undefined {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
  if (!action) return undefined
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return { action, values: Object.fromEntries([...inputs].map(([, name, value]) => [name, value])) }
}
