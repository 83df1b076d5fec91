import type { earnedBadges, enrollments } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { directoryOf, memberId, type Person } from '../../members/content/person.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { onDemandSession, sessionId } from '../../catalog/content/school-index.ts'
import { stableFraction, stableId } from '../../../server/content/stable-id.ts'
import type { CourseState } from '../../video/content/study-rows.ts'

export type EnrollmentRow = typeof enrollments.$inferInsert
type BadgeRow = typeof earnedBadges.$inferInsert
export interface EnrollmentRows {
  enrollments: EnrollmentRow[]
  badges: BadgeRow[]
}

/** Returns the directory members' enrollments: as many as attendance.yaml says, always the same people. */
export function attendanceRows(school: School, context: LoadContext): EnrollmentRows {
  const people = directoryOf(school)
  const all = Object.entries(school.attendance).map(([reference, { completed, enrolled, waitlisted }]) => {
    const members = people
      .map((email) => ({ email, order: stableFraction(`${reference} ${email}`) }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ email }) => memberId(email))
    const states = [
      ...Array.from({ length: completed }, () => 'COMPLETED' as const),
      ...Array.from({ length: enrolled }, () => 'ENROLLED' as const),
      ...Array.from({ length: waitlisted }, () => 'WAITLISTED' as const),
    ]
    return members.slice(0, states.length).map((userId, at) => enroll(userId, reference, states[at], context))
  })
  return concat(all.flat())
}

/** Returns the enrollments in a person's own entry, and those from their studies. */
export function personEnrollmentRows(
  person: Person,
  studied: CourseState[],
  context: LoadContext,
): EnrollmentRows {
  const named = person.enrollments.map(({ session, state }) => enroll(person.userId, session, state, context))
  const enrolled = new Set(named.flatMap((rows) => rows.enrollments.map((row) => row.sessionId)))
  const followed = studied
    .map((courseState) => enrollOnDemand(person.userId, courseState, context))
    .filter((rows) => rows.enrollments.every((row) => !enrolled.has(row.sessionId)))
  return concat([...named, ...followed])
}

function enroll(
  userId: string,
  reference: string,
  state: EnrollmentRow['state'] | undefined,
  context: LoadContext,
): EnrollmentRows {
  const found = context.index.sessions.get(reference)
  if (!found || !state) return { enrollments: [], badges: [] }
  const { course, session } = found
  const id = sessionId(course.slug, session.slug)
  const period = context.periodOf(session)
  const start = period?.from ?? context.now
  const latest = Math.min(start, context.now) - HOUR_MS
  const createdAt = new Date(Math.round(latest - stableFraction(`${userId} ${reference}`) * 21 * DAY_MS))
  const completedAt = state === 'COMPLETED' ? new Date(period?.to ?? latest) : null
  return {
    enrollments: [
      {
        userId,
        sessionId: id,
        state,
        createdAt,
        enrolledAt: state === 'WAITLISTED' ? null : createdAt,
        completedAt,
      },
    ],
    badges: completedAt ? [badge(userId, course.slug, id, completedAt)] : [],
  }
}

function enrollOnDemand(userId: string, courseState: CourseState, { index }: LoadContext): EnrollmentRows {
  const course = index.courses.get(courseState.course)
  const session = course && onDemandSession(course)
  if (!session) return { enrollments: [], badges: [] }
  const id = sessionId(courseState.course, session.slug)
  const completedAt = courseState.state === 'COMPLETED' ? courseState.until : null
  const { state, since } = courseState
  return {
    enrollments: [{ userId, sessionId: id, state, createdAt: since, enrolledAt: since, completedAt }],
    badges: completedAt ? [badge(userId, courseState.course, id, completedAt)] : [],
  }
}

function badge(userId: string, course: string, session: string, earnedAt: Date): BadgeRow {
  return {
    courseBadgeId: stableId('badge', `${userId} ${course}`),
    userId,
    courseId: stableId('course', course),
    sessionId: session,
    earnedAt,
  }
}

function concat(parts: EnrollmentRows[]): EnrollmentRows {
  return {
    enrollments: parts.flatMap((part) => part.enrollments),
    badges: parts.flatMap((part) => part.badges),
  }
}
