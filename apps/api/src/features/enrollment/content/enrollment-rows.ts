import type { earnedBadges, enrollments } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { attendeesOf, memberId, type Person } from '../../members/content/person.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { onDemandSession, sessionId } from '../../catalog/content/school-index.ts'
import { stableFraction, stableId } from '../../../server/content/stable-id.ts'
import type { CourseState } from '../../members/content/study-rows.ts'

/** The row of an enrollment, with the slug of its course. */
export type EnrollmentRow = typeof enrollments.$inferInsert & { course: string }

/** Returns the attendees' enrollments: as many as attendance.yaml says, always the same people. */
export function attendanceRows(school: School, context: LoadContext): EnrollmentRow[] {
  const people = attendeesOf(school)
  return Object.entries(school.attendance).flatMap(([reference, { completed, enrolled, waitlisted }]) => {
    const members = people
      .map((email) => ({ email, order: stableFraction(`${reference} ${email}`) }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ email }) => memberId(email))
    const states = [
      ...Array.from({ length: completed }, () => 'COMPLETED' as const),
      ...Array.from({ length: enrolled }, () => 'ENROLLED' as const),
      ...Array.from({ length: waitlisted }, () => 'WAITLISTED' as const),
    ]
    return members
      .slice(0, states.length)
      .flatMap((userId, at) => enroll(userId, reference, states[at], context))
  })
}

/** Returns the enrollments in a person's own entry, and those from their studies. */
export function personEnrollmentRows(
  person: Person,
  studied: CourseState[],
  context: LoadContext,
): EnrollmentRow[] {
  const named = person.enrollments.flatMap(({ session, state }) =>
    enroll(person.userId, session, state, context),
  )
  const enrolled = new Set(named.map(({ sessionId }) => sessionId))
  const followed = studied.flatMap((courseState) => enrollOnDemand(person.userId, courseState, context))
  return [...named, ...followed.filter(({ sessionId }) => !enrolled.has(sessionId))]
}

/** Returns the badges of completed enrollments. */
export function badgeRows(completed: readonly EnrollmentRow[]): (typeof earnedBadges.$inferInsert)[] {
  return completed.flatMap(({ userId, sessionId, course, completedAt }) => {
    if (!completedAt) return []
    const courseBadgeId = stableId('badge', `${userId} ${course}`)
    return [{ courseBadgeId, userId, courseId: stableId('course', course), sessionId, earnedAt: completedAt }]
  })
}

function enroll(
  userId: string,
  reference: string,
  state: EnrollmentRow['state'] | undefined,
  context: LoadContext,
): EnrollmentRow[] {
  const found = context.index.sessions.get(reference)
  if (!found || !state) return []
  const { course, session } = found
  const period = context.periodOf(session)
  const start = period?.from ?? context.now
  const latest = Math.min(start, context.now) - HOUR_MS
  const createdAt = new Date(Math.round(latest - stableFraction(`${userId} ${reference}`) * 21 * DAY_MS))
  return [
    {
      userId,
      course: course.slug,
      sessionId: sessionId(course.slug, session.slug),
      state,
      createdAt,
      enrolledAt: state === 'WAITLISTED' ? null : createdAt,
      completedAt: state === 'COMPLETED' ? new Date(Math.min(period?.to ?? latest, context.now)) : null,
    },
  ]
}

function enrollOnDemand(
  userId: string,
  { course, state, since, until }: CourseState,
  { index }: LoadContext,
): EnrollmentRow[] {
  const content = index.courses.get(course)
  const session = content && onDemandSession(content)
  if (!session) return []
  const completedAt = state === 'COMPLETED' ? until : null
  const id = sessionId(course, session.slug)
  return [{ userId, course, sessionId: id, state, createdAt: since, enrolledAt: since, completedAt }]
}
