import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Db } from '@section/db/connection.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { deleteSpentBefore, spendChallenge } from './spent-challenges-store.ts'

/** What a challenge is solved for; a solution for one thing is good for no other. */
export type ChallengeAction = 'signup'

const LIFETIME_MS = 10 * MINUTE_MS
const LONGEST_PAYLOAD = 4096
/** One derivation, which is what verifying costs; 2,500 of them are about a second of work on a telephone. */
const DERIVATION = { algorithm: 'PBKDF2/SHA-256', cost: 2000 }
/** The fewest derivations of a challenge, as a share of the most: none is solved by luck. */
const FEWEST = 0.4

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

/** Proof-of-work challenges against bots (ALTCHA), each bound to one action and this host, and good once. Threat T-B7. */
export class BotChallenges {
  readonly #db: Db
  readonly #secret: string
  readonly #host: string
  readonly #work: number

  /** `work`: the most derivations that a challenge asks for. */
  constructor(db: Db, { secret, host, work }: { secret: string; host: string; work: number }) {
    this.#db = db
    this.#secret = secret
    this.#host = host
    this.#work = work
  }

  /** Returns a fresh challenge. `now` in epoch ms. */
  create(action: ChallengeAction, now: number): Promise<Challenge> {
    return createChallenge({
      ...DERIVATION,
      counter: randomInt(this.#work, Math.round(this.#work * FEWEST)),
      deriveKey,
      data: { action, host: this.#host },
      expiresAt: new Date(now + LIFETIME_MS),
      ...this.#secrets(),
    })
  }

  /** Returns whether the token solves a challenge of ours for this action, in time and for the first time. `now` in epoch ms. */
  async spend(token: string, action: ChallengeAction, now: number): Promise<boolean> {
    const payload = readPayload(token)
    if (!payload) return false
    const { challenge, solution } = payload
    const { data, expiresAt } = challenge.parameters
    if (data.action !== action || data.host !== this.#host || expiresAt * 1000 <= now) return false
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.#secrets() })
    if (!verified) return false
    return spendChallenge(this.#db, challenge.signature, new Date(expiresAt * 1000))
  }

  /** Deletes solutions that are too old to be tried again. */
  async purge(now: number): Promise<void> {
    await deleteSpentBefore(this.#db, new Date(now - LIFETIME_MS))
  }

  #secrets() {
    return { hmacSignatureSecret: this.#secret, hmacKeySignatureSecret: `${this.#secret} key` }
  }
}

function readPayload(token: string) {
  if (token.length > LONGEST_PAYLOAD) return undefined
  try {
    const parsed = Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
