import { isSignedBy, sign } from './signature.ts'

/** The member and session in the signed address of a calendar. */
export interface CalendarRequest {
  sessionId: string
  userId: string
}

/** The member and meeting in the signed address of a room. */
export interface RoomRequest {
  meetingId: string
  userId: string
}

/**
 * Signs and verifies the addresses in calendars: those of a session's entries and of a meeting's room, each for one
 * member. They carry no token and do not expire, because calendar programs store and reload them; access is checked on
 * each request.
 */
export class CalendarLinks {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Returns the signed path of a session's calendar entries. */
  path({ sessionId, userId }: CalendarRequest): string {
    return `/calendar/${encodeURIComponent(sessionId)}.ics?${this.#signed('calendar', sessionId, userId)}`
  }

  /** Returns the signed path of a meeting's room. */
  roomPath({ meetingId, userId }: RoomRequest): string {
    return `/calendar/rooms/${encodeURIComponent(meetingId)}?${this.#signed('room', meetingId, userId)}`
  }

  /** Returns whether the signature belongs to this member and session. */
  accepts({ sessionId, userId }: CalendarRequest, signature: string): boolean {
    return isSignedBy(this.#secret, `calendar ${sessionId} ${userId}`, signature)
  }

  /** Returns whether the signature belongs to this member and meeting. */
  acceptsRoom({ meetingId, userId }: RoomRequest, signature: string): boolean {
    return isSignedBy(this.#secret, `room ${meetingId} ${userId}`, signature)
  }

  #signed(what: 'calendar' | 'room', id: string, userId: string): string {
    return `u=${encodeURIComponent(userId)}&s=${sign(this.#secret, `${what} ${id} ${userId}`)}`
  }
}
