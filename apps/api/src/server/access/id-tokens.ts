import { createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'

/** The claim that carries our user id in an id token. */
export const USER_ID_CLAIM = 'custom:user_id'

export interface IdTokenClaims {
  /** The member's user id, or the id of the federated identity that signed in. */
  subject: string
  /** The member's user id; null for a federated identity without a member. */
  userId: string | null
  sid: string
  /** Epoch milliseconds. */
  expiresAt: number
}

export type TokenCheck = IdTokenClaims | 'expired' | 'invalid'

/** The public keys that verify tokens. */
export interface TokenKeys {
  inUse: JSONWebKeySet
  /** Tokens of these keys count as expired, so that their holders use their refresh tokens. */
  retired: JSONWebKeySet
}

export interface TokenRules {
  issuer: string
  audiences: string[]
}

const ALGORITHMS = ['ES256']
const MAX_TOKEN_LENGTH = 4096
/** The form of our key ids, which are SHA-256 thumbprints of the public keys. */
const KEY_ID = /^[\w-]{43}$/

type KeySet = ReturnType<typeof createLocalJWKSet>

/**
 * Verifies id tokens against this issuer's own keys and caches verified ones. A token of a retired key counts as expired,
 * so that its holder uses the refresh token and stays signed in. SECURITY.md#forged-tokens
 */
export class IdTokens {
  readonly #verified = new LRUCache<string, IdTokenClaims>({ max: 20_000 })
  readonly #rules: TokenRules
  readonly #readNewer: () => Promise<void>
  #keys: KeySet
  #retired: KeySet

  /** `readNewer` is called for a token of an unknown key, which another server may have begun to sign with. */
  constructor(keys: TokenKeys, rules: TokenRules, readNewer: () => Promise<void> = async () => {}) {
    this.#keys = createLocalJWKSet(keys.inUse)
    this.#retired = createLocalJWKSet(keys.retired)
    this.#rules = rules
    this.#readNewer = readNewer
  }

  /** Replaces the keys, e.g. when one is retired, and forgets all verified tokens. */
  useKeys({ inUse, retired }: TokenKeys): void {
    this.#keys = createLocalJWKSet(inUse)
    this.#retired = createLocalJWKSet(retired)
    this.#verified.clear()
  }

  /** Verifies a token at `now` (epoch ms). Errors: those of the database, for a token of an unknown key. */
  async verify(token: string, now: number): Promise<TokenCheck> {
    const known = this.#verified.get(token)
    if (known) return known.expiresAt > now ? known : 'expired'
    if (token.length > MAX_TOKEN_LENGTH) return 'invalid'
    const keys = this.#keys
    const check = await this.#verifyWith(token, keys, now)
    if (check === 'unknown-key') return this.#verifyUnknownKey(token, now)
    // The result is not cached if the keys have been replaced meanwhile.
    if (typeof check === 'object' && keys === this.#keys) this.#verified.set(token, check)
    return check
  }

  async #verifyUnknownKey(token: string, now: number): Promise<TokenCheck> {
    if (await this.#isFromRetiredKey(token, now)) return 'expired'
    if (!KEY_ID.test(decodeProtectedHeader(token).kid ?? '')) return 'invalid'
    await this.#readNewer()
    const check = await this.#verifyWith(token, this.#keys, now)
    if (check !== 'unknown-key') return check
    return (await this.#isFromRetiredKey(token, now)) ? 'expired' : 'invalid'
  }

  async #isFromRetiredKey(token: string, now: number): Promise<boolean> {
    const check = await this.#verifyWith(token, this.#retired, now)
    return check !== 'unknown-key' && check !== 'invalid'
  }

  async #verifyWith(token: string, keys: KeySet, now: number): Promise<TokenCheck | 'unknown-key'> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
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
      return { subject: sub, userId, sid, expiresAt: exp * 1000 }
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return 'unknown-key'
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
    }
  }
}
