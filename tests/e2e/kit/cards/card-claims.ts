import type { CourseFacts, SessionFacts, ShownCard } from './card-facts.ts'
import { wrongBadges, wrongHeads } from './card-labels.ts'
import { at, dayTexts } from './day-texts.ts'

const DAY = 86_400_000

/** The form of a line, and whether its words are true of a session. */
type Claim = readonly [form: RegExp, isTrue: (session: SessionFacts, words: string[]) => boolean]

/**
 * Returns what a card says and its course, its sessions and its lessons contradict; nothing for a card that tells the
 * truth. All lines about the card's session must be true of one and the same session. A line of no known form is returned
 * too, so that nothing on a card stays unread.
 */
export function contradictions(card: ShownCard, facts: CourseFacts, now: number, timeZone: string): string[] {
  const { own, other } = claims(facts, now, timeZone)
  // The first line may be the kind, and the subtitle of a course is its own.
  const lines = card.lines.map((line) => ({ line, own: testOf(line, own), other: testOf(line, other) }))
  const subjects = facts.sessions.filter((session) =>
    lines.every((each) => each.own === null || each.other !== null || each.own(session)),
  )
  const told = lines.filter((each) => each.other !== null)
  const isTrue = (test: ((session: SessionFacts) => boolean) | null) =>
    test !== null && facts.sessions.some(test)
  return [
    ...lines
      .filter((each) => each.own === null && each.other === null && each.line !== card.subtitle)
      .map(({ line }) => `unread: ${line}`),
    ...(subjects.length === 0 ? ['no session fits all lines'] : []),
    ...told.filter((each) => !isTrue(each.other)).map(({ line }) => `untrue: ${line}`),
    ...wrongHeads(card, facts, subjects, now),
    ...wrongBadges(card, facts, now),
  ]
}

function testOf(line: string, some: readonly Claim[]) {
  for (const [form, isTrue] of some) {
    const words = form.exec(line)
    if (words)
      return (session: SessionFacts) =>
        isTrue(
          session,
          words.slice(1).map((word) => word ?? ''),
        )
  }
  return null
}

function claims({ lessons }: CourseFacts, now: number, timeZone: string): { own: Claim[]; other: Claim[] } {
  const text = dayTexts(now, timeZone)
  const seconds = lessons.reduce((sum, each) => sum + each, 0)
  const is = ({ enrollmentStatus }: SessionFacts, ...some: string[]) => some.includes(enrollmentStatus)
  const isLive = ({ sessionType }: SessionFacts) => sessionType === 'LIVE'
  const days = ({ startAt, endAt }: SessionFacts) => (at(endAt) - at(startAt)) / DAY
  const isOver = ({ endAt }: SessionFacts) => at(endAt) <= now
  const holds = (count = '', length = '') =>
    Number(count) === lessons.length && text.isLength(length, seconds)
  const own: Claim[] = [
    [
      /^(\d+)-week (?:sprint|course)$/,
      (one, [weeks]) => Math.floor((Math.floor(days(one)) + 1) / 7) === Number(weeks),
    ],
    [/^(\d+)-day (?:sprint|course)$/, (one, [count]) => Math.floor(days(one)) === Number(count)],
    [
      /^(\d.*) (?:workshop|sprint|course)$/,
      (one, [length = '']) => text.isLength(length, days(one) * 86_400),
    ],
    [/^(?:Sprint|Course|Workshop)$/, (one) => isLive(one) && one.startAt === null],
    [/^Self-paced$/, (one) => !isLive(one)],
    [
      /^with (.+)$/,
      (one, [names = '']) =>
        one.faculties.map(({ fullName }) => fullName).join() === names.split(/, | and /).join(),
    ],
    [
      /^(\w{3} \d+, \d{4}) – (\w{3} \d+, \d{4})$/,
      (one, [from = '', to = '']) => text.isDate(from, one.startAt) && text.isDate(to, one.endAt),
    ],
    [
      /^(\w{3}, \w{3} \d+(?:, \d{4})?)$/,
      (one, [day = '']) => text.isClassDay(day, at(one.startAt)) && text.meetingsOf(one).length === 1,
    ],
    [/^Dates to be announced$/, (one) => isLive(one) && one.startAt === null],
    [
      /^On demand · (\d+) lessons? · (.+)$/,
      (one, words) => !isLive(one) && is(one, 'ENROLLED', 'COMPLETED') && holds(...words),
    ],
    [
      /^On demand from .+ · (\d+) lessons? · (.+)$/,
      (one, words) => !isLive(one) && is(one, 'FUTURE') && holds(...words),
    ],
    [
      /^You took it (.+)$/,
      (one, [dates = '']) => is(one, 'ENROLLED', 'COMPLETED') && isOver(one) && text.isPeriod(dates, one),
    ],
    [/^Last ran (.+)$/, (one, [dates = '']) => isOver(one) && text.isPeriod(dates, one)],
    [/^Full, waitlist open$/, (one) => is(one, 'WAITLIST')],
    [/^Full$/, (one) => is(one, 'CLOSED') && one.seatsLeft === 0],
    [/^Our staff enrolls members$/, (one) => is(one, 'MANUAL')],
    [
      /^Enroll by ([^·]+?)(?: · (\d+) seats? left)?$/,
      (one, [by = '', left]) =>
        is(one, 'ENROLL') && text.isDeadline(by, one) && (!left || Number(left) === one.seatsLeft),
    ],
    [/^(\d+) seats? left$/, (one, [left]) => is(one, 'ENROLL') && Number(left) === one.seatsLeft],
    [/^(.*(?:\d:\d\d [AP]M|\d+ meetings).*)$/, (one, [line = '']) => text.isMeetingLine(line, one)],
  ]
  const other: Claim[] = [
    [
      /^On demand now · (\d+) lessons? · (.+)$/,
      (one, words) => !isLive(one) && is(one, 'ENROLL', 'MANUAL', 'COMPLETED') && holds(...words),
    ],
    [/^Live dates to be announced$/, (one) => isLive(one) && one.startAt === null],
    [
      /^Live with free seats ([^·]+?)(?: · (\d+) seats? left)?$/,
      (one, [dates = '', left]) =>
        is(one, 'ENROLL') && text.isPeriod(dates, one) && (!left || Number(left) === one.seatsLeft),
    ],
    [
      /^Live ([^·]+?)(?: · (.+))?$/,
      (one, [dates = '', state = '']) => isLive(one) && text.isPeriod(dates, one) && isInState(one, state),
    ],
  ]
  return { own, other }
}

function isInState({ enrollmentStatus, seatsLeft }: SessionFacts, state: string): boolean {
  if (state === '') return ['ENROLL', 'COMPLETED', 'ENROLLED'].includes(enrollmentStatus)
  const [, left] = /^(\d+) seats? left$/.exec(state) ?? []
  if (left) return enrollmentStatus === 'ENROLL' && Number(left) === seatsLeft
  const statuses: Record<string, string> = {
    'full, waitlist open': 'WAITLIST',
    full: 'CLOSED',
    'our staff enrolls members': 'MANUAL',
    'enrollment opens later': 'FUTURE',
  }
  return statuses[state] === enrollmentStatus
}
