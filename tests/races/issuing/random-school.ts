import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { insertProgram } from '@section/api/features/certificates/insert-program.fixture.ts'
import { insertCourse, insertSession } from '@section/api/testing/insert-course.ts'
import type { Db } from '@section/db/connection.ts'
import { certificateRegistrations, earnedBadges, entitlements, members } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'

/** Two issuing moments that follow each other, in the zone of a school without content. */
export const MONDAYS = [Date.parse('2026-06-08T09:00:00Z'), Date.parse('2026-06-22T09:00:00Z')] as const

const MEMBERS = 30
/** No font of the school has this character. */
const UNDRAWABLE = '𒀀'

/** A program as the model sees it: which courses it takes, and how. */
export interface ModelProgram {
  certificateId: string
  isCrashCourse: boolean
  required: string[]
  liveOnly: string[]
  electives: string[]
  numElectives: number
}

/** A member as the model sees them. Times are epoch ms. */
export interface ModelMember {
  userId: string
  /** Whether the member is suspended, and whether their name can be drawn, on each of the two days. */
  isSuspended: [boolean, boolean]
  isDrawable: [boolean, boolean]
  badges: { courseId: string; isLive: boolean; earnedAt: number }[]
  registeredAt: Map<string, number>
  entitledTo: Set<string>
}

export interface RandomSchool {
  programs: ModelProgram[]
  members: ModelMember[]
}

/** Inserts three programs and members with random badges, registrations, purchases, names and suspensions. */
export async function insertRandomSchool(db: Db, draw: () => number): Promise<RandomSchool> {
  const chance = (percent: number) => draw() % 100 < percent
  /** A time around the two moments, which it hits exactly now and then. */
  const moment = () => {
    const monday = MONDAYS[draw() % 2] ?? 0
    return chance(20) ? monday : monday + ((draw() % 2001) - 1000) * (DAY_MS / 200)
  }
  const courses = await Promise.all(Array.from({ length: 5 }, () => insertCourse(db)))
  const sessions = new Map<string, string>()
  for (const courseId of courses) {
    const [startAt, endAt] = [new Date(0), new Date(DAY_MS)]
    sessions.set(courseId, await insertSession(db, { courseId, startAt, endAt }))
  }
  const programs = [
    await insertModelProgram(db, courses, { required: 2, liveOnly: 0, electives: 2, numElectives: 1 }),
    await insertModelProgram(db, courses, { required: 2, liveOnly: 1, electives: 0, numElectives: 0 }),
    await insertModelProgram(db, courses, { required: 1, liveOnly: 0, electives: 1, numElectives: 0 }, true),
  ]
  const people = Array.from({ length: MEMBERS }, (): ModelMember => ({
    userId: randomUUID(),
    isSuspended: [chance(15), chance(10)],
    isDrawable: [!chance(25), !chance(15)],
    badges: courses
      .filter(() => chance(85))
      .map((courseId) => ({ courseId, isLive: chance(50), earnedAt: moment() })),
    registeredAt: new Map(
      programs.filter(() => chance(80)).map(({ certificateId }) => [certificateId, moment() - 5 * DAY_MS]),
    ),
    entitledTo: new Set(courses.filter(() => chance(40))),
  }))
  await insertPeople(db, people, programs, sessions)
  return { programs, members: people }
}

/** Gives the members the names and suspensions that they have on one of the two days. */
export async function beginDay(db: Db, people: readonly ModelMember[], day: 0 | 1): Promise<void> {
  for (const { userId, isSuspended, isDrawable } of people)
    await db
      .update(members)
      .set({
        lastName: isDrawable[day] ? 'Okafor' : UNDRAWABLE,
        suspendedAt: isSuspended[day] ? new Date(0) : null,
      })
      .where(eq(members.userId, userId))
}

async function insertModelProgram(
  db: Db,
  courses: readonly string[],
  sizes: { required: number; liveOnly: number; electives: number; numElectives: number },
  isCrashCourse = false,
): Promise<ModelProgram> {
  const required = courses.slice(0, sizes.required)
  const liveOnly = required.slice(0, sizes.liveOnly)
  const electives = courses.slice(sizes.required, sizes.required + sizes.electives)
  const rows = [...required, ...electives].map((courseId) => ({
    courseId,
    completionRequired: required.includes(courseId),
    liveOnly: liveOnly.includes(courseId),
  }))
  const { numElectives } = sizes
  const type = isCrashCourse ? 'CRASH_COURSE' : 'OPEN'
  const certificateId = await insertProgram(db, { type, numElectiveCourses: numElectives }, rows)
  return { certificateId, isCrashCourse, required, liveOnly, electives, numElectives }
}

async function insertPeople(
  db: Db,
  people: readonly ModelMember[],
  programs: readonly ModelProgram[],
  sessions: ReadonlyMap<string, string>,
): Promise<void> {
  const person = { status: 'ALUMNI', firstName: 'Nia', lastName: 'Okafor' } as const
  await db
    .insert(members)
    .values(people.map(({ userId }) => ({ ...person, userId, email: `${userId}@example.com` })))
  await db.insert(earnedBadges).values(
    people.flatMap(({ userId, badges }) =>
      badges.map(({ courseId, isLive, earnedAt }) => ({
        userId,
        courseId,
        sessionId: isLive ? (sessions.get(courseId) ?? null) : null,
        earnedAt: new Date(earnedAt),
      })),
    ),
  )
  const open = new Set(programs.filter((each) => !each.isCrashCourse).map((each) => each.certificateId))
  await db
    .insert(certificateRegistrations)
    .values(
      people.flatMap(({ userId, registeredAt }) =>
        [...registeredAt].flatMap(([certificateId, at]) =>
          open.has(certificateId) ? { userId, certificateId, registeredAt: new Date(at) } : [],
        ),
      ),
    )
  await db.insert(entitlements).values(
    people.flatMap(({ userId, entitledTo }) =>
      [...entitledTo].map((courseId) => ({
        userId,
        type: 'crash-courses' as const,
        courseId,
        startsAt: new Date(0),
      })),
    ),
  )
}
