import { isSignedBy, sign } from './signature.ts'

/**
 * The paths of the signed addresses of calendars: of the file of a session or of one of its meetings, of the room of a
 * meeting, of the file and the room of an event, and of a subscription.
 */
const PATHS = {
  calendar: (sessionId: string) => `/calendar/${sessionId}.ics`,
  class: (meetingId: string) => `/calendar/classes/${meetingId}.ics`,
  room: (meetingId: string) => `/calendar/rooms/${meetingId}`,
  event: (memberEventId: string) => `/calendar/events/${memberEventId}.ics`,
  'event-room': (memberEventId: string) => `/calendar/event-rooms/${memberEventId}`,
  subscription: (subscriptionId: string) => `/calendar/subscriptions/${subscriptionId}.ics`,
}
/** The thing to which a signed address leads. */
export type CalendarTarget = keyof typeof PATHS

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

  /** Returns the signed path of a target. */
  path(target: CalendarTarget, id: string, userId: string): string {
    const s = sign(this.#secret, `${target} ${id} ${userId}`)
    return `${PATHS[target](encodeURIComponent(id))}?${new URLSearchParams({ u: userId, s })}`
  }

  /** Returns the user id in the query if the signature belongs to it and the target; undefined otherwise. */
  memberOf(target: CalendarTarget, id: string, { u, s }: SignedQuery): string | undefined {
    if (typeof u !== 'string' || typeof s !== 'string') return undefined
    return isSignedBy(this.#secret, `${target} ${id} ${u}`, s) ? u : undefined
  }
}
