import type { Meeting } from '../sessions/meeting.ts'
import { formatDayOfWeek, formatTime } from '../sessions/dates/session-dates.ts'

/** A session with its meetings; instants are epoch ms. */
interface ClassWithMeetings {
  readonly sessionId: string
  readonly title: string
  readonly meetings: readonly Pick<Meeting, 'startAt' | 'endAt'>[]
}

/** The classes that meet at one instant, at least two. */
export interface Clash<Class extends ClassWithMeetings = ClassWithMeetings> {
  /** The instant from which on all of them meet. */
  readonly at: number
  readonly classes: readonly Class[]
}

/**
 * Returns the next time after `now` at which most of a member's classes meet at once; null when no two do. Of an hour at
 * which two meet and a third joins them, all three count. See docs/product/home.md#your-live-dates.
 */
export function nextClash<Class extends ClassWithMeetings>(
  classes: readonly Class[],
  now: number,
): Clash<Class> | null {
  const meetings = classes
    .flatMap((one) => one.meetings.map(({ startAt, endAt }) => ({ of: one, startAt, endAt })))
    .filter(({ endAt }) => now < endAt)
    .toSorted((one, other) => one.startAt - other.startAt)
  // Whenever several meet, the one that began last began while the others met.
  const clashes = meetings.map(({ startAt: at }) => ({
    at,
    classes: [...new Set(meetings.filter((m) => m.startAt <= at && at < m.endAt).map(({ of }) => of))],
    until: Math.min(...meetings.filter((m) => m.startAt <= at && at < m.endAt).map(({ endAt }) => endAt)),
  }))
  const first = clashes.find((clash) => clash.classes.length > 1)
  if (!first) return null
  const [most = first] = clashes
    .filter(({ at }) => first.at <= at && at < first.until)
    .toSorted((one, other) => other.classes.length - one.classes.length)
  return { at: most.at, classes: most.classes }
}

/**
 * Says which classes meet at once, in an IANA zone: 'Two of your classes meet at the same time, Mon, Nov 30 at 12:00 PM
 * EST: Pricing Strategy and Prompting.'
 */
export function clashText({ at, classes }: Clash, timeZone: string): string {
  const number = NUMBERS[classes.length] ?? String(classes.length)
  const when = `${formatDayOfWeek(at, timeZone)} at ${formatTime(at, timeZone)}`
  return `${number} of your classes meet at the same time, ${when}: ${LIST.format(classes.map(({ title }) => title))}.`
}

const NUMBERS = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six']
const LIST = new Intl.ListFormat('en-US')
