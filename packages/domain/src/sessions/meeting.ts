/** One live meeting of a session; instants are epoch ms. `link` is where it happens, null while it is closed to one. */
export type Meeting = {
  readonly meetingId: string
  readonly startAt: number
  readonly endAt: number
  readonly link: string | null
}

/**
 * The first meeting that has not ended at `now`, which may be the one that happens; null once all are over.
 * Meetings come soonest first, as `Session.meetings` answers them (Decisions, section 9).
 */
export function nextMeeting<M extends Pick<Meeting, 'endAt'>>(meetings: readonly M[], now: number): M | null {
  return meetings.find(({ endAt }) => now < endAt) ?? null
}
