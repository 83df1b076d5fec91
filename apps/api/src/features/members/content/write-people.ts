import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import {
  earnedBadges,
  entitlements,
  memberCompanies,
  memberLanguages,
  memberLocations,
  members,
  meteredViews,
  surveyResponses,
  userSaves,
  videoProgress,
  videoSessions,
} from '@section/db/schema.ts'
import { insertMissing } from '../../../server/content/bulk-write.ts'
import { attendanceRows, personEnrolmentRows } from '../../enrollment/content/enrolment-rows.ts'
import type { LoadContext } from '../../catalogue/content/load-context.ts'
import { belongingRows, memberRow } from './person-rows.ts'
import { peopleOf, type Person } from './person.ts'
import type { School } from '../../../app/content/school.ts'
import { studyRows } from '../../video/content/study-rows.ts'
import { writeEnrolments } from '../../enrollment/content/write-enrolments.ts'

/** How many accounts the load has made. */
export interface PeopleWritten {
  members: number
}

/**
 * Makes the accounts that do not exist yet, with all that their entries say they hold and have done. An account
 * that exists is its owner's: nothing of it changes. `newSessions` are those that attendance.yaml may fill.
 */
export async function writePeople(
  db: Db,
  school: School,
  context: LoadContext,
  { newSessions, passwordHash }: { newSessions: ReadonlySet<string>; passwordHash: string | null },
): Promise<PeopleWritten> {
  const people = await newPeople(db, peopleOf(school))
  await insertMissing(
    db,
    members,
    people.map((person) => memberRow(person, person.demo ? passwordHash : null, context)),
  )
  const attendance = attendanceRows(school, context)
  await writeEnrolments(
    db,
    attendance.enrolments.filter(({ sessionId }) => newSessions.has(sessionId)),
  )
  await insertMissing(
    db,
    earnedBadges,
    attendance.badges.filter(({ sessionId }) => sessionId && newSessions.has(sessionId)),
  )
  await writeBelongings(db, people, context)
  await writeStudies(db, people, context)
  return { members: people.length }
}

/** Those whose address no account has yet. */
async function newPeople(db: Db, people: Person[]): Promise<Person[]> {
  const addresses = people.map(({ email }) => email)
  const found = await rows<{ email: string }>(
    db,
    sql`select lower(email) as email from members where lower(email) = any(${sql.param(addresses)}::text[])`,
  )
  const taken = new Set(found.map(({ email }) => email))
  return people.filter(({ email }) => !taken.has(email))
}

async function writeBelongings(db: Db, people: Person[], context: LoadContext): Promise<void> {
  const all = people.map((person) => belongingRows(person, context))
  await insertMissing(
    db,
    memberLocations,
    all.flatMap(({ locations }) => locations),
  )
  await insertMissing(
    db,
    memberCompanies,
    all.flatMap(({ companies }) => companies),
  )
  await insertMissing(
    db,
    memberLanguages,
    all.flatMap(({ languages }) => languages),
  )
  await insertMissing(
    db,
    entitlements,
    all.flatMap((rowsOf) => rowsOf.entitlements),
  )
  await insertMissing(
    db,
    userSaves,
    all.flatMap(({ saves }) => saves),
  )
  await insertMissing(
    db,
    surveyResponses,
    all.flatMap(({ surveys }) => surveys),
  )
}

async function writeStudies(db: Db, people: Person[], context: LoadContext): Promise<void> {
  const studies = people.map((person) => ({ person, rows: studyRows(person, context) }))
  const all = studies.map(({ rows: study }) => study)
  const enrolled = studies.map(({ person, rows: { courses } }) =>
    personEnrolmentRows(person, courses, context),
  )
  await writeEnrolments(
    db,
    enrolled.flatMap(({ enrolments }) => enrolments),
  )
  await insertMissing(
    db,
    earnedBadges,
    enrolled.flatMap(({ badges }) => badges),
  )
  await insertMissing(
    db,
    videoProgress,
    all.flatMap(({ progress }) => progress),
  )
  await insertMissing(
    db,
    videoSessions,
    all.flatMap(({ sittings }) => sittings),
  )
  await insertMissing(
    db,
    meteredViews,
    all.flatMap(({ metered }) => metered),
  )
}
