import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { insertProgram } from '../../../apps/api/src/features/certificates/insert-program.fixture.ts'
import { insertCourse } from '../../../apps/api/src/testing/insert-course.ts'

export const GRADUATES = 10_000
/** A school has some programs, of which a member earns one. */
const OTHER_PROGRAMS = 11
const COURSES = 4

/** Inserts programs and members who have earned one of them; returns its id. */
export async function insertGraduates(db: Db): Promise<string> {
  const courseIds = await Promise.all(
    Array.from({ length: COURSES }, (_, n) => insertCourse(db, { title: `Course ${n + 1}` })),
  )
  const others = await Promise.all(Array.from({ length: COURSES }, () => insertCourse(db)))
  for (let n = 0; n < OTHER_PROGRAMS; n++)
    await insertProgram(
      db,
      { title: `Other ${n}` },
      others.map((courseId) => ({ courseId })),
    )
  const certificateId = await insertProgram(
    db,
    { title: 'AI Strategy' },
    courseIds.map((courseId) => ({ courseId })),
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await insertPeople(tx, courseIds, certificateId)
  })
  await db.execute(sql`analyze`)
  await db.execute(sql`select pg_notify('changes', 'catalog ')`)
  return certificateId
}

/** Inserts the members; every fifth is also registered for the programs that they have not earned. */
async function insertPeople(tx: Db, courseIds: readonly string[], certificateId: string): Promise<void> {
  await tx.execute(sql`
    insert into members (email, status, first_name, last_name)
    select 'graduate-' || n || '@bench.example', 'MEMBER', 'Zoë', 'Graduate ' || chr(97 + n % 26)
    from generate_series(1, ${GRADUATES}::int) n`)
  await tx.execute(sql`
    insert into entitlements (user_id, type, starts_at) select user_id, 'mcsc-unlimited', '2026-01-01' from members`)
  await tx.execute(sql`
    insert into certificate_registrations (user_id, certificate_id, registered_at)
    select user_id, certificate_id, '2026-01-01' from members, certificates
    where certificate_id = ${certificateId} or get_byte(uuid_send(user_id), 0) % 5 = 0`)
  await tx.execute(sql`
    insert into earned_badges (user_id, course_id, earned_at)
    select user_id, course_id, '2026-01-01' from members, unnest(${sql.param([...courseIds])}::uuid[]) course_id`)
}
