import { createHash, randomBytes } from 'node:crypto'
import { requestTokens, type TokenReply } from './token-requests.ts'

const CLIENT = { client_id: 'member-app' }

/** A sign-in by an authorization code with PKCE, as the app of the server at `url` begins it. */
export class CodeSignIn {
  readonly #url: () => string
  readonly #verifier = randomBytes(32).toString('base64url')

  constructor(url: () => string) {
    this.#url = url
  }

  /** Returns the address to which the app sends the browser; `changes` replace its parameters. */
  authorizeUrl(changes: Record<string, string> = {}): string {
    const parameters = {
      ...CLIENT,
      response_type: 'code',
      redirect_uri: `${this.#url()}/oauth`,
      scope: 'openid email profile',
      state: 'a-state',
      nonce: 'a-nonce',
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    }
    return `${this.#url()}/oauth2/authorize?${new URLSearchParams(parameters)}`
  }

  /** Exchanges the code with which the browser returns; `changes` replace fields of the request. */
  exchange(code: string, changes: Record<string, string> = {}): Promise<TokenReply> {
    return requestTokens(this.#url(), {
      ...CLIENT,
      grant_type: 'authorization_code',
      redirect_uri: `${this.#url()}/oauth`,
      code,
      code_verifier: this.#verifier,
      ...changes,
    })
  }
}
