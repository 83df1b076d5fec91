import { randomBytes } from 'node:crypto'
import { ZoomError } from './zoom-error.ts'

const LIFE_SECONDS = 3600

/** The scopes for the registrants of meetings and webinars, by the method of the call. */
const RIGHTS = {
  POST: 'write:registrant',
  PUT: 'update:registrant_status',
  GET: 'read:list_registrants',
}
const KINDS = ['meeting', 'webinar'] as const
const scopeOf = (kind: (typeof KINDS)[number], method: keyof typeof RIGHTS) =>
  `${kind}:${RIGHTS[method]}:admin`

/** The access to an account that a server-to-server app has. */
export interface ZoomCredentials {
  accountId: string
  clientId: string
  clientSecret: string
}

/** The access tokens that the account has given out, in memory. */
export class AccountTokens {
  readonly #credentials: ZoomCredentials
  readonly #now: () => number
  /** The scopes that the app was given. */
  scopes: readonly string[] = KINDS.flatMap((kind) =>
    (['POST', 'PUT', 'GET'] as const).map((method) => scopeOf(kind, method)),
  )
  /** The ends of the tokens in epoch ms. */
  readonly #ends = new Map<string, number>()

  constructor(credentials: ZoomCredentials, now: () => number) {
    this.#credentials = credentials
    this.#now = now
  }

  /** Returns the answer to a request for a token. Errors: the body and the status of a refusal. */
  grant(authorization: string | undefined, fields: URLSearchParams) {
    const { accountId, clientId, clientSecret } = this.#credentials
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (authorization !== basic)
      return { status: 401, body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' } }
    if (fields.get('grant_type') !== 'account_credentials')
      return { status: 400, body: { reason: 'unsupported grant type', error: 'unsupported_grant_type' } }
    if (fields.get('account_id') !== accountId)
      return { status: 400, body: { reason: 'Bad Request', error: 'invalid_request' } }
    const token = randomBytes(32).toString('base64url')
    this.#ends.set(token, this.#now() + LIFE_SECONDS * 1000)
    const scope = this.scopes.join(' ')
    return {
      status: 200,
      body: { access_token: token, token_type: 'bearer', expires_in: LIFE_SECONDS - 1, scope },
    }
  }

  /** Refuses a request without a token that is valid now. */
  check(authorization: string | undefined): void {
    const end = this.#ends.get(authorization?.replace(/^Bearer /, '') ?? '')
    if (end === undefined) throw new ZoomError(401, 124, 'Invalid access token.')
    if (end <= this.#now()) throw new ZoomError(401, 124, 'Access token is expired.')
  }

  /** Refuses a call about registrants for which the app was given no scope. */
  checkScope(kind: 'meetings' | 'webinars', method: keyof typeof RIGHTS): void {
    const scope = scopeOf(kind === 'meetings' ? 'meeting' : 'webinar', method)
    if (this.scopes.includes(scope)) return
    throw new ZoomError(400, 4711, `Invalid access token, does not contain scopes:[${scope}].`)
  }

  /** Makes all tokens invalid, as a change of the app's secret does. */
  revoke(): void {
    this.#ends.clear()
  }
}
