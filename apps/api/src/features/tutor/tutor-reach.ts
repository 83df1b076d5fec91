import type { TutorConfig } from '../../server/config/outside-services.ts'

const ANSWER_MS = 2000
/** How long an answer counts, for all members, so that their number is no load for the tutor. */
const KEPT_MS = 5000
/** The statuses by which a gateway answers in the name of a tutor that is down. */
const DOWN: ReadonlySet<number> = new Set([502, 503, 504])

/** Knows whether anything answers at the configured address of the tutor, so that nobody is sent to a site that is down. */
export class TutorReach {
  readonly #tutor: TutorConfig | null
  #last: { answers: Promise<boolean>; until: number } | undefined

  constructor(tutor: TutorConfig | null) {
    this.#tutor = tutor
  }

  /** Returns whether the tutor answers at `now` (epoch ms), within two seconds. A demo's own tutor is a part of this server. */
  answersAt(now: number): Promise<boolean> {
    if (!this.#tutor || this.#tutor.emulated) return Promise.resolve(this.#tutor !== null)
    if (!this.#last || this.#last.until <= now)
      this.#last = { answers: answers(this.#tutor.url), until: now + KEPT_MS }
    return this.#last.answers
  }
}

/** Asks this address only: a redirect is an answer, and is not followed. */
async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
    await answer.body?.cancel()
    return !DOWN.has(answer.status)
  } catch {
    return false
  }
}
