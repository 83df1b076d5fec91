import type { SessionFacts } from './card-facts.ts'

const DAY = 86_400_000

/** Returns the instant of an answer in epoch ms; NaN without one, which nothing equals. */
export const at = (instant: string | null): number => (instant === null ? Number.NaN : Date.parse(instant))

/**
 * Returns checks of the texts about days and lengths in a zone. They read the texts by themselves, so that a fault of the
 * product's own formats is found.
 */
export function dayTexts(now: number, timeZone: string) {
  const format = (instant: number, options: Intl.DateTimeFormatOptions) =>
    Number.isNaN(instant)
      ? 'no date'
      : new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(instant)
  const monthDay = (instant: number) => format(instant, { month: 'short', day: 'numeric' })
  const year = (instant: number) => format(instant, { year: 'numeric' })
  const date = (instant: number) => `${monthDay(instant)}, ${year(instant)}`
  const weekday = (instant: number) => format(instant, { weekday: 'short' })
  const time = (instant: number) =>
    format(instant, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).replaceAll(/\s/g, ' ')
  const isClassDay = (text: string, instant: number) =>
    [`${weekday(instant)}, ${monthDay(instant)}`, `${weekday(instant)}, ${date(instant)}`].includes(text) &&
    (text.split(', ').length === 3 || year(instant) === year(now))
  const meetingsOf = ({ meetings, startAt }: SessionFacts) =>
    meetings.length > 0 ? meetings.map((meeting) => at(meeting.startAt)) : [at(startAt)]

  /** Checks 'Oct 13 – 26', 'Oct 28 – Nov 8', 'Oct 13 – 26, 2025' and 'Dec 28, 2026 – Jan 8, 2027' by their numbers. */
  const isPeriod = (text: string, { startAt, endAt }: SessionFacts) => {
    const [first = '', last = first] = text.split(' – ')
    const closing = /^[A-Z]/.test(last) ? last : `${first.slice(0, 3)} ${last}`
    const isNamed = (part: string, instant: number) =>
      [monthDay(instant), date(instant)].includes(part) &&
      (part.includes(',') || closing.includes(',') || year(instant) === year(now))
    return isNamed(first, at(startAt)) && isNamed(closing, at(endAt))
  }

  /** Checks a line about the meetings: its days, weekdays, number, time of day, pause and the time left. */
  const isMeetingLine = (line: string, session: SessionFacts) => {
    const starts = meetingsOf(session)
    const listed = line.split(' · ').filter((part) => /^\w{3}, \w{3} \d+$/.test(part))
    return line.split(' · ').every((part) => {
      if (listed.includes(part))
        return (
          listed.length === starts.length &&
          starts.some((start) => part === `${weekday(start)}, ${monthDay(start)}`)
        )
      const [, count] = /^(\d+) meetings/.exec(part) ?? []
      if (count) return Number(count) === starts.length
      if (/^(no class|break) /.test(part)) return isPause(part.replace(/^(no class|break) /, ''), starts)
      if (/^\w{3}((, | – )\w{3})*$/.test(part)) return isRhythm(part, starts)
      const clock = part.replace(/^(Today|Tomorrow) /, '')
      if (/^\d+:\d\d [AP]M/.test(clock)) return starts.some((start) => time(start) === clock)
      return /^(starts )?in |^happening now$/.test(part) && isUntil(part, starts, session)
    })
  }

  const isRhythm = (text: string, starts: readonly number[]) => {
    const met = new Set(starts.map(weekday))
    const [from, to] = text.split(' – ')
    const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    const told = to ? week.slice(week.indexOf(from ?? ''), week.indexOf(to) + 1) : text.split(', ')
    return told.length === met.size && told.every((day) => met.has(day))
  }

  /** A pause is true if no class falls into it, and one falls on the same weekdays around it. */
  const isPause = (text: string, starts: readonly number[]) => {
    const [from = '', to = from] = text.split(' – ')
    const days = Array.from({ length: 400 }, (_, index) => Math.min(...starts) + index * DAY)
    const [first, last] = [from, to].map((day) => days.findIndex((each) => monthDay(each) === day))
    const inside = days.slice(first, (last ?? 0) + 1).map(monthDay)
    return inside.length > 0 && !starts.some((start) => inside.includes(monthDay(start)))
  }

  const isUntil = (text: string, starts: readonly number[], { startAt, endAt }: SessionFacts) => {
    if (text === 'happening now') return at(startAt) <= now && now < at(endAt)
    const [, count, unit = ''] = /(\d+) (day|hour|minute)s?$/.exec(text) ?? []
    const size = { day: DAY, hour: DAY / 24, minute: DAY / 1440 }[unit]
    // The screen may have been drawn a minute before it is compared.
    return [...starts, at(startAt)].some(
      (start) => Math.abs((start - now) / (size ?? 1) - Number(count) - 0.5) <= 1,
    )
  }

  /** Checks '26 min', '1 hr 5 min' and '40 sec' against a number of seconds, rounded to its last unit. */
  const isLength = (text: string, seconds: number) => {
    const parts = [...text.matchAll(/(\d+) (hr|min|sec)/g)].map(
      ([, count, unit = '']) => [Number(count), unit] as const,
    )
    const sizes: Record<string, number> = { hr: 3600, min: 60, sec: 1 }
    const told = parts.reduce((sum, [count, unit]) => sum + count * (sizes[unit] ?? Number.NaN), 0)
    return parts.length > 0 && Math.abs(told - seconds) <= (seconds < 60 ? 0.5 : 30)
  }

  /** Checks the last day to enroll: the close of enrollment, or a day before the start of a sprint. */
  const isDeadline = (text: string, { enrollmentClose, startAt }: SessionFacts) =>
    [at(enrollmentClose), at(startAt) - DAY].some(
      (instant) =>
        text === date(instant) || text === `today ${time(instant)}` || text === `tomorrow ${time(instant)}`,
    )

  const isDate = (text: string, instant: string | null) => date(at(instant)) === text
  return { isClassDay, isDate, isDeadline, isLength, isMeetingLine, isPeriod, meetingsOf }
}
