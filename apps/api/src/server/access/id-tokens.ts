import { createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet, jwtVerify } from 'jose'
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

/** The public halves of the keys by which tokens are judged. */
export interface TokenKeys {
  inUse: JSONWebKeySet
  /** Of these no token is good, but whoever holds one may exchange their refresh token. */
  retired: JSONWebKeySet
}

export interface TokenRules {
  issuer: string
  audiences: string[]
}

const ALGORITHMS = ['ES256']
const LONGEST_TOKEN = 4096
/** What a key of ours is called: the SHA-256 thumbprint of its public half. */
const KEY_ID = /^[\w-]{43}$/

type KeySet = ReturnType<typeof createLocalJWKSet>

/**
 * Verifies id tokens against this issuer's own keys; a verified token is not verified again. One of a retired key is
 * expired, as if its time had passed: its holder exchanges the refresh token and stays signed in. Threat T-A6.
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

  /** Takes the place of the keys, e.g. when one is retired: what it signed is no longer accepted. */
  useKeys({ inUse, retired }: TokenKeys): void {
    this.#keys = createLocalJWKSet(inUse)
    this.#retired = createLocalJWKSet(retired)
    this.#verified.clear()
  }

  /** Errors: those of the database, for a token whose key is not known. */
  async verify(token: string, now: number): Promise<TokenVerdict> {
    const known = this.#verified.get(token)
    if (known) return known.expiresAt > now ? known : 'expired'
    if (token.length > LONGEST_TOKEN) return 'invalid'
    const keys = this.#keys
    const verdict = await this.#judge(token, keys, now)
    if (verdict === 'unknown-key') return this.#judgeUnknown(token, now)
    // The keys may have been replaced meanwhile: then this verdict is the last of the old ones.
    if (typeof verdict === 'object' && keys === this.#keys) this.#verified.set(token, verdict)
    return verdict
  }

  async #judgeUnknown(token: string, now: number): Promise<TokenVerdict> {
    if (await this.#isOfRetired(token, now)) return 'expired'
    if (!KEY_ID.test(decodeProtectedHeader(token).kid ?? '')) return 'invalid'
    await this.#readNewer()
    const verdict = await this.#judge(token, this.#keys, now)
    if (verdict !== 'unknown-key') return verdict
    return (await this.#isOfRetired(token, now)) ? 'expired' : 'invalid'
  }

  async #isOfRetired(token: string, now: number): Promise<boolean> {
    const verdict = await this.#judge(token, this.#retired, now)
    return verdict !== 'unknown-key' && verdict !== 'invalid'
  }

  async #judge(token: string, keys: KeySet, now: number): Promise<TokenVerdict | 'unknown-key'> {
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
