import { HOUR_MS } from '../time/durations.ts'

const ROOM_OPENS_BEFORE_MS = 3 * HOUR_MS

/** One live meeting of a session; instants are epoch ms. `link` is its room, null while that is closed. */
export type Meeting = {
  readonly meetingId: string
  readonly startAt: number
  readonly endAt: number
  readonly link: string | null
}

/** Returns the first of the sorted meetings that has not ended at `now`; null after the last one. */
export function nextMeeting<M extends Pick<Meeting, 'endAt'>>(meetings: readonly M[], now: number): M | null {
  return meetings.find(({ endAt }) => now < endAt) ?? null
}

/**
 * Returns when the room of a meeting opens, which is 3 hours before its start, in epoch ms
 * (docs/product/sessions.md#meeting-rooms).
 */
export function roomOpensAt({ startAt }: Pick<Meeting, 'startAt'>): number {
  return startAt - ROOM_OPENS_BEFORE_MS
}
