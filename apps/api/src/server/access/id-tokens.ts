import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'

/** The claim that carries our user id in an id token. Specification 1, section 3. */
export const USER_ID_CLAIM = 'custom:user_id'

export interface IdTokenClaims {
  /** Who signed in: the member's user id, or the id of a federated identity. */
  subject: string
  /** Whose account it is; null for a federated identity that has no member. */
  userId: string | null
  sid: string
  /** Epoch milliseconds. */
  expiresAt: number
}

export type TokenVerdict = IdTokenClaims | 'expired' | 'invalid'

export interface TokenRules {
  issuer: string
  audiences: string[]
}

const ALGORITHMS = ['ES256']
const LONGEST_TOKEN = 4096

/** Verifies id tokens against this issuer's own keys; a verified token is not verified again. Threat T-A6. */
export class IdTokens {
  readonly #verified = new LRUCache<string, IdTokenClaims>({ max: 20_000 })
  readonly #rules: TokenRules
  #keys: ReturnType<typeof createLocalJWKSet>

  constructor(keys: JSONWebKeySet, rules: TokenRules) {
    this.#keys = createLocalJWKSet(keys)
    this.#rules = rules
  }

  /** Takes the place of the keys, e.g. when one is retired. */
  useKeys(keys: JSONWebKeySet): void {
    this.#keys = createLocalJWKSet(keys)
    this.#verified.clear()
  }

  async verify(token: string, now: number): Promise<TokenVerdict> {
    const known = this.#verified.get(token)
    if (known) return known.expiresAt > now ? known : 'expired'
    if (token.length > LONGEST_TOKEN) return 'invalid'
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.#keys, {
        algorithms: ALGORITHMS,
        issuer: this.#rules.issuer,
        audience: this.#rules.audiences,
        requiredClaims: ['exp', 'iat', 'sub', 'sid', 'token_use'],
        currentDate: new Date(now),
      })
      const { sub, sid, exp, azp } = payload
      const userId = payload[USER_ID_CLAIM] ?? null
      if (payload['token_use'] !== 'id' || (protectedHeader.typ ?? 'JWT') !== 'JWT') return 'invalid'
      if (azp !== undefined && !(typeof azp === 'string' && this.#rules.audiences.includes(azp)))
        return 'invalid'
      if (typeof sub !== 'string' || typeof sid !== 'string' || !exp) return 'invalid'
      if (userId !== null && typeof userId !== 'string') return 'invalid'
      const claims = { subject: sub, userId, sid, expiresAt: exp * 1000 }
      this.#verified.set(token, claims)
      return claims
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
    }
  }
}
