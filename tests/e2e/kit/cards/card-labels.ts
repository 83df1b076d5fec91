import type { CourseFacts, SessionFacts, ShownCard } from './card-facts.ts'
import { at } from './day-texts.ts'

const DAY = 86_400_000

type Check = (facts: CourseFacts, subjects: readonly SessionFacts[], now: number) => boolean

const has = (sessions: readonly SessionFacts[], ...some: string[]) =>
  sessions.some(({ enrollmentStatus }) => some.includes(enrollmentStatus))
const isOnDemand = ({ sessionType }: SessionFacts) => sessionType === 'ON_DEMAND'
const takes = ({ sessions }: CourseFacts) => has(sessions, 'ENROLLED', 'WAITLISTED')
const startsBy = (limit: number) => (session: SessionFacts) => at(session.startAt) <= limit

/** The claims that the head of a section or of a group says of its courses. */
const HEADS: Record<string, Check> = {
  'Active/Enrolled Courses': takes,
  'Available Courses': (facts) =>
    !takes(facts) && has(facts.sessions, 'ENROLL', 'WAITLIST', 'FUTURE', 'MANUAL', 'CLOSED', 'COMPLETED'),
  'Past Courses': (facts) =>
    !takes(facts) &&
    facts.sessions.some(
      ({ enrollmentStatus, courseBadgeId }) => enrollmentStatus === 'COMPLETED' || courseBadgeId !== null,
    ),
  'Next 7 days': (_facts, subjects, now) => subjects.some(startsBy(now + 7 * DAY)),
  'Start on demand': (_facts, subjects) => has(subjects.filter(isOnDemand), 'ENROLL', 'MANUAL', 'COMPLETED'),
  'Coming up': (_facts, subjects, now) =>
    subjects.some((session) => !startsBy(now + 7 * DAY)(session)) &&
    !has(subjects.filter(isOnDemand), 'ENROLL'),
  'Your Courses': ({ sessions }) => sessions.length > 0,
}

/** The claims of badges about their course (docs/product/catalog.md#card-badges). */
const BADGES: Record<string, Check> = {
  Active: ({ sessions }, _subjects, now) =>
    sessions.some(
      (session) =>
        has([session], 'ENROLLED', 'COMPLETED') && startsBy(now)(session) && now < at(session.endAt),
    ),
  'Watching On Demand': ({ sessions }) => has(sessions.filter(isOnDemand), 'ENROLLED'),
  Enrolled: ({ sessions }) =>
    has(
      sessions.filter((session) => !isOnDemand(session)),
      'ENROLLED',
    ),
  'Waitlisted!': ({ sessions }) => has(sessions, 'WAITLISTED'),
  'Coming Soon!': ({ sessions }) => !has(sessions, 'ENROLL', 'WAITLIST') && has(sessions, 'FUTURE'),
  'Course Full': ({ sessions }) => !has(sessions, 'ENROLL') && has(sessions, 'WAITLIST', 'CLOSED'),
  'Limited Availability': ({ sessions }) =>
    sessions.some((session) => has([session], 'ENROLL') && (session.seatsLeft ?? Infinity) <= 10),
  'Free Course': ({ sessions }) => sessions.some(({ isFreeSession }) => isFreeSession),
  'Badge Earned': ({ sessions }) => sessions.some(({ courseBadgeId }) => courseBadgeId !== null),
}

/** Returns the heads above a card that its course contradicts, and those that are not known. */
export function wrongHeads(
  card: ShownCard,
  facts: CourseFacts,
  subjects: readonly SessionFacts[],
  now: number,
): string[] {
  return card.heads
    .filter((head) => HEADS[head]?.(facts, subjects, now) !== true)
    .map((head) => `stands under: ${head}`)
}

/** Returns the badges of a card that its course contradicts, and those that are not known. */
export function wrongBadges(card: ShownCard, facts: CourseFacts, now: number): string[] {
  return card.badges
    .filter((badge) => !isTrueBadge(badge, facts, now))
    .map((badge) => `has the badge: ${badge}`)
}

function isTrueBadge(badge: string, facts: CourseFacts, now: number): boolean {
  const [, count, unit] = /^Closes in (\d+) (Day|Hour)s?$/.exec(badge) ?? []
  if (!count) return BADGES[badge]?.(facts, [], now) === true
  const size = unit === 'Day' ? DAY : DAY / 24
  const left = ({ enrollmentClose }: SessionFacts) => (at(enrollmentClose) - now) / size
  return facts.sessions.some(
    (session) => has([session], 'ENROLL') && Math.abs(left(session) - Number(count) - 0.5) <= 0.6,
  )
}
