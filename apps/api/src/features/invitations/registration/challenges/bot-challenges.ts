import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { parseBase64Json } from '../../../../server/base64-json.ts'
import type { Db } from '@section/db/connection.ts'
import { workFactor } from '@section/domain/invitations/signup-work.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { deleteChallengesBefore, consumeChallenge } from './spent-challenges-store.ts'

/** The action that a challenge protects; a solution for one is not accepted for another. */
type ChallengeAction = 'signup'

const LIFETIME_MS = 10 * MINUTE_MS
const MAX_PAYLOAD_LENGTH = 4096
/** The cost of one derivation, and so of verifying; 2,500 of them take a phone about a second. */
const DERIVATION = { algorithm: 'PBKDF2/SHA-256', cost: 2000 }
/** The minimum number of derivations as a share of the maximum, so that no challenge is solved by luck. */
const MIN_WORK_SHARE = 0.4

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(DERIVATION.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(DERIVATION.cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string(), host: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string(), time: z.number().optional() }),
})

/**
 * Proof-of-work challenges against bots (ALTCHA), each bound to one action and this host, and valid once. See
 * docs/product/registration.md#bot-challenge.
 */
export class BotChallenges {
  readonly #db: Db
  readonly #secret: string
  readonly #host: string
  readonly #work: number

  /** `work` is the maximum number of derivations that a network's first challenges of an hour need. */
  constructor(db: Db, { secret, host, work }: { secret: string; host: string; work: number }) {
    this.#db = db
    this.#secret = secret
    this.#host = host
    this.#work = work
  }

  /**
   * Returns a fresh challenge, whose work rises with the number of those that the network got within the hour, this one
   * included. `now` in epoch ms.
   */
  create(action: ChallengeAction, now: number, ofNetwork = 1): Promise<Challenge> {
    const work = this.#work * workFactor(ofNetwork)
    return createChallenge({
      ...DERIVATION,
      counter: randomInt(work, Math.round(work * MIN_WORK_SHARE)),
      deriveKey,
      data: { action, host: this.#host },
      expiresAt: new Date(now + LIFETIME_MS),
      ...this.#secrets(),
    })
  }

  /** Returns whether the token solves a challenge for this action, in time and for the first time. `now` in epoch ms. */
  async verify(token: string, action: ChallengeAction, now: number): Promise<boolean> {
    const payload = parseBase64Json(token, Payload, MAX_PAYLOAD_LENGTH)
    if (!payload) return false
    const { challenge, solution } = payload
    const { data, expiresAt } = challenge.parameters
    if (data.action !== action || data.host !== this.#host || expiresAt * 1000 <= now) return false
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.#secrets() })
    if (!verified) return false
    return consumeChallenge(this.#db, challenge.signature, new Date(expiresAt * 1000))
  }

  /** Deletes the records of solutions that have expired and cannot be reused. */
  async purge(now: number): Promise<void> {
    await deleteChallengesBefore(this.#db, new Date(now - LIFETIME_MS))
  }

  #secrets() {
    return { hmacSignatureSecret: this.#secret, hmacKeySignatureSecret: `${this.#secret} key` }
  }
}
