import { isSignedBy, sign } from './signature.ts'

/** The paths of the signed addresses of calendars: of a session's file, of a meeting's room, and of a subscription. */
const PATHS = {
  calendar: (sessionId: string) => `/calendar/${sessionId}.ics`,
  room: (meetingId: string) => `/calendar/rooms/${meetingId}`,
  subscription: (subscriptionId: string) => `/calendar/subscriptions/${subscriptionId}.ics`,
}
type Target = keyof typeof PATHS

/** The query of a signed address: the user id and the signature. */
export interface SignedQuery {
  u?: unknown
  s?: unknown
}

/**
 * Signs and verifies the addresses in calendars, each for one member. They carry no token and do not expire, because
 * calendar programs store and reload them; access is checked on each request.
 */
export class CalendarLinks {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Returns the signed path of a session's file, of a meeting's room or of a subscription. */
  path(target: Target, id: string, userId: string): string {
    const s = sign(this.#secret, `${target} ${id} ${userId}`)
    return `${PATHS[target](encodeURIComponent(id))}?${new URLSearchParams({ u: userId, s })}`
  }

  /** Returns the user id in the query if the signature belongs to it and the target; undefined otherwise. */
  memberOf(target: Target, id: string, { u, s }: SignedQuery): string | undefined {
    if (typeof u !== 'string' || typeof s !== 'string') return undefined
    return isSignedBy(this.#secret, `${target} ${id} ${u}`, s) ? u : undefined
  }
}
