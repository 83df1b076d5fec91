interface SessionDates {
  meetings: readonly { startAt: string; endAt: string }[]
  startAt: string | null
  endAt: string | null
  activateAt: string | null
  enrollmentClose: string | null
}

interface MeetingInstants {
  startAt: number
  endAt: number
}

/** What came, with `Instants` in the place of the fields of the same name. */
type With<Instants, Came> = Omit<Came, keyof Instants> & Instants

interface Instants<Meeting> {
  meetings: With<MeetingInstants, Meeting>[]
  startAt: number | null
  endAt: number | null
  activateAt: number | null
  enrollmentClose: number | null
}

/** A session as it came, with its instants as the epoch milliseconds that the rules take. */
export function toCatalogSession<Session extends SessionDates>(
  session: Session,
): With<Instants<Session['meetings'][number]>, Session> {
  return {
    ...session,
    meetings: session.meetings.map(toMeeting<Session['meetings'][number]>),
    startAt: milliseconds(session.startAt),
    endAt: milliseconds(session.endAt),
    activateAt: milliseconds(session.activateAt),
    enrollmentClose: milliseconds(session.enrollmentClose),
  }
}

function toMeeting<Meeting extends { startAt: string; endAt: string }>(
  meeting: Meeting,
): With<MeetingInstants, Meeting> {
  return { ...meeting, startAt: Date.parse(meeting.startAt), endAt: Date.parse(meeting.endAt) }
}

/** An instant as it came, as epoch milliseconds. */
export const milliseconds = (instant: string | null) => (instant === null ? null : Date.parse(instant))
