interface SessionDates {
  meetings: readonly { startAt: string; endAt: string }[]
  startAt: string | null
  endAt: string | null
  activateAt: string | null
  enrollmentClose: string | null
}

/** A session as it came, with its instants as the epoch milliseconds that the rules take. */
export function toCatalogueSession<Session extends SessionDates>(session: Session) {
  const meetings: readonly Session['meetings'][number][] = session.meetings
  return {
    ...session,
    meetings: meetings.map((meeting) => ({
      ...meeting,
      startAt: Date.parse(meeting.startAt),
      endAt: Date.parse(meeting.endAt),
    })),
    startAt: milliseconds(session.startAt),
    endAt: milliseconds(session.endAt),
    activateAt: milliseconds(session.activateAt),
    enrollmentClose: milliseconds(session.enrollmentClose),
  }
}

const milliseconds = (instant: string | null) => (instant === null ? null : Date.parse(instant))
