import { isSignedBy, sign } from './signature.ts'

/** Who asks for which session's calendar entries, as a signed address says. */
export interface CalendarRequest {
  sessionId: string
  userId: string
}

/** Who asks for the room of which meeting, as a signed address says. */
export interface RoomRequest {
  meetingId: string
  userId: string
}

/**
 * Signs and checks the addresses that calendars hold: those of a session's entries and of a meeting's room, each
 * for one member. They carry no token and do not expire, because calendar programs keep them and read them again
 * by themselves; what they answer is decided anew each time.
 */
export class CalendarLinks {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Returns the path of a session's entries, with its signature. */
  path({ sessionId, userId }: CalendarRequest): string {
    return `/calendar/${encodeURIComponent(sessionId)}.ics?${this.#signed('calendar', sessionId, userId)}`
  }

  /** Returns the path that leads into the room of a meeting, with its signature. */
  roomPath({ meetingId, userId }: RoomRequest): string {
    return `/calendar/rooms/${encodeURIComponent(meetingId)}?${this.#signed('room', meetingId, userId)}`
  }

  /** Returns whether the signature is the one of this member and session. */
  accepts({ sessionId, userId }: CalendarRequest, signature: string): boolean {
    return isSignedBy(this.#secret, `calendar ${sessionId} ${userId}`, signature)
  }

  /** Returns whether the signature is the one of this member and meeting. */
  acceptsRoom({ meetingId, userId }: RoomRequest, signature: string): boolean {
    return isSignedBy(this.#secret, `room ${meetingId} ${userId}`, signature)
  }

  #signed(what: 'calendar' | 'room', id: string, userId: string): string {
    return `u=${encodeURIComponent(userId)}&s=${sign(this.#secret, `${what} ${id} ${userId}`)}`
  }
}
