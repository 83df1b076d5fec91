import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who asks for which session's calendar entry, as a signed address says. */
export interface CalendarRequest {
  sessionId: string
  userId: string
}

/**
 * Signs and checks addresses of calendar entries, each for one member and one session. They carry no token and do
 * not expire, because calendar programs read them again by themselves; what they answer is decided anew each time.
 */
export class CalendarLinks {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The path of the entry, with its signature. */
  path({ sessionId, userId }: CalendarRequest): string {
    const signature = this.#sign({ sessionId, userId })
    return `/calendar/${encodeURIComponent(sessionId)}.ics?u=${encodeURIComponent(userId)}&s=${signature}`
  }

  /** Whether the signature is the one of this member and session. */
  accepts(request: CalendarRequest, signature: string): boolean {
    const expected = Buffer.from(this.#sign(request))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  #sign({ sessionId, userId }: CalendarRequest): string {
    return createHmac('sha256', this.#secret).update(`calendar ${sessionId} ${userId}`).digest('base64url')
  }
}
