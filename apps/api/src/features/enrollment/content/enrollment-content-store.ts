import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { earnedBadges, enrollments } from '@section/db/schema.ts'
import { insertMissing } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import type { Person } from '../../members/content/person.ts'
import { sessionId } from '../../catalog/content/school-index.ts'
import { studyRows } from '../../members/content/study-rows.ts'
import { attendanceRows, badgeRows, type EnrollmentRow, personEnrollmentRows } from './enrollment-rows.ts'

/** Writes the seats of the sessions in the files. A limit below the taken seats is raised to them. */
export async function writeSeats(db: Db, { courses }: School): Promise<void> {
  const sessions = courses.flatMap(({ slug, sessions: runs }) =>
    runs.map((run) => ({ id: sessionId(slug, run.slug), capacity: run.capacity })),
  )
  const limited = sessions.filter(({ capacity }) => capacity !== undefined)
  const limitedIds = ids(limited)
  await db.execute(sql`
    delete from session_seats where session_id = any(${ids(sessions)}) and session_id <> all(${limitedIds})`)
  await db.execute(sql`
    insert into session_seats (session_id, capacity)
    select * from unnest(${limitedIds}, ${sql.param(limited.map(({ capacity }) => capacity))}::int[])
    on conflict (session_id) do update set capacity = greatest(excluded.capacity, session_seats.taken)`)
}

const ids = (sessions: { id: string }[]) => sql`${sql.param(sessions.map(({ id }) => id))}::uuid[]`

/** Writes the attendees' enrollments in the sessions that are new in this load. */
export async function writeAttendance(
  db: Db,
  school: School,
  context: LoadContext,
  newSessions: ReadonlySet<string>,
): Promise<void> {
  const attendance = attendanceRows(school, context)
  const added = attendance.filter(({ sessionId }) => newSessions.has(sessionId))
  await writeEnrollments(db, added)
}

/** Writes the enrollments and badges of new people, from their entries and from their studies. */
export async function writeOwnEnrollments(
  db: Db,
  people: readonly Person[],
  context: LoadContext,
): Promise<void> {
  const own = people.flatMap((person) =>
    personEnrollmentRows(person, studyRows(person, context).courses, context),
  )
  await writeEnrollments(db, own)
}

/**
 * Writes enrollments, counts their seats, which enrolled and completed members occupy, and writes the badges of completed
 * ones. Without a free seat a member goes to the waitlist and gets no badge. The seats stay locked until the transaction ends.
 */
async function writeEnrollments(db: Db, wanted: EnrollmentRow[]): Promise<void> {
  if (wanted.length === 0) return
  const sessionIds = sql`${sql.param([...new Set(wanted.map(({ sessionId }) => sessionId))].toSorted())}::uuid[]`
  const seats = await rows<{ sessionId: string; free: number }>(
    db,
    sql`
    select session_id as "sessionId", capacity - taken as free from session_seats
    where session_id = any(${sessionIds}) order by session_id for update`,
  )
  const free = new Map(seats.map((row) => [row.sessionId, row.free]))
  const assigned = assignSeats(wanted, free)
  await insertMissing(db, enrollments, assigned)
  await db.execute(sql`
    update session_seats s
    set taken = (select count(*) from enrollments e where e.session_id = s.session_id and e.state <> 'WAITLISTED')
    where s.session_id = any(${sessionIds})`)
  await insertMissing(db, earnedBadges, badgeRows(assigned))
}

function assignSeats(wanted: EnrollmentRow[], free: Map<string, number>): EnrollmentRow[] {
  return wanted.map((row) => {
    const left = free.get(row.sessionId)
    if (left === undefined || row.state === 'WAITLISTED') return row
    if (left <= 0) return { ...row, state: 'WAITLISTED', enrolledAt: null, completedAt: null }
    free.set(row.sessionId, left - 1)
    return row
  })
}
