/** Returns the instant (epoch ms) of a DateTime of the contract; null for none. */
export const toInstant = (date: string | null): number | null => (date === null ? null : Date.parse(date))

/** Returns meetings of the contract with their instants in epoch milliseconds. */
export const toMeetings = <Meeting extends { startAt: string; endAt: string }>(
  meetings: readonly Meeting[],
) =>
  meetings.map((meeting) => ({
    ...meeting,
    startAt: Date.parse(meeting.startAt),
    endAt: Date.parse(meeting.endAt),
  }))
