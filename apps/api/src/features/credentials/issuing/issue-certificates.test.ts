import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { certificates, courses, credentials, entitlements, members } from '@section/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { insertProgram } from '../../certificates/insert-program.fixture.ts'
import { issuingKit, MONDAY, NEXT_MONDAY } from './issuing-kit.fixture.ts'

const kit = issuingKit()
const { clock, run, holders, mailed, addProgram, addGraduate, addBadges } = kit

const certificatesOf = (userId: string) =>
  kit.db
    .select()
    .from(credentials)
    .where(sql`user_id = ${userId} and certificate_id is not null`)

describe('A certificate', () => {
  test('is issued at the issuing moment, once, with one mail, and states what was earned', async () => {
    const program = await addProgram()
    const userId = await addGraduate(program)
    await run(MONDAY - 1)
    expect(await holders(program.certificateId)).toEqual([])
    for (const now of [MONDAY, MONDAY, MONDAY + MINUTE_MS, NEXT_MONDAY]) await run(now)
    const [issued, ...more] = await certificatesOf(userId)
    expect(more).toEqual([])
    expect(issued).toEqual({
      credentialId: issued?.credentialId,
      userId,
      kind: 'CERTIFICATE',
      certificateId: program.certificateId,
      courseId: null,
      issuedAt: new Date(MONDAY),
      isPublic: false,
      statement: {
        recipientName: 'Nia Okafor',
        title: 'AI Strategy',
        description: 'About it.',
        issuerName: 'Section',
        courseTitles: ['First', 'Second'],
        slug: program.certificateId,
        stack: 'ai',
      },
    })
    expect(await mailed()).toEqual([['certificate-issued', userId]])
  })

  test('is issued when the server comes back, dated on the day it missed, to whoever had earned it by then', async () => {
    const program = await addProgram()
    const userId = await addGraduate(program)
    const late = await addGraduate({ ...program, courseIds: program.courseIds.slice(1) })
    await addBadges(late, program.courseIds.slice(0, 1), MONDAY + 1)
    await run(MONDAY + 3 * DAY_MS)
    expect(await holders(program.certificateId)).toEqual([userId])
    expect((await certificatesOf(userId))[0]?.issuedAt).toEqual(new Date(MONDAY))
    await run(NEXT_MONDAY)
    expect(await holders(program.certificateId)).toEqual(expect.arrayContaining([userId, late]))
  })

  test('waits for the last badge, for the registration, and for its publication', async () => {
    const program = await addProgram()
    const draft = await addProgram({ publishStatus: 'DRAFT' })
    await addGraduate(draft)
    await addGraduate({ ...program, courseIds: program.courseIds.slice(0, 1) })
    const unregistered = await kit.server.insertMember({})
    await addBadges(unregistered, program.courseIds)
    clock.now = MONDAY + 1
    const registeredLater = await addGraduate({ ...program, courseIds: [] })
    await addBadges(registeredLater, program.courseIds, MONDAY)
    await run(MONDAY)
    expect(await holders(program.certificateId)).toEqual([])
    expect(await holders(draft.certificateId)).toEqual([])
    expect(await mailed()).toEqual([])
  })

  test('of a crash course is issued to whoever was entitled to one of its courses', async () => {
    const program = await addProgram({ type: 'CRASH_COURSE' })
    const [courseId] = program.courseIds
    const [bought, stranger] = [await kit.server.insertMember({}), await kit.server.insertMember({})]
    for (const userId of [bought, stranger]) await addBadges(userId, program.courseIds)
    const [startsAt, endsAt] = [new Date(MONDAY - 9 * DAY_MS), new Date(MONDAY - DAY_MS)]
    await kit.db
      .insert(entitlements)
      .values({ userId: bought, type: 'crash-courses', courseId, startsAt, endsAt })
    await run(MONDAY)
    expect(await holders(program.certificateId)).toEqual([bought])
  })

  test('is issued to a former member who had earned it; a suspended member waits', async () => {
    const program = await addProgram()
    const former = await addGraduate(program, { status: 'ALUMNI', areas: [] })
    const suspended = await addGraduate(program, { suspendedAt: new Date(MONDAY - DAY_MS) })
    await run(MONDAY)
    expect(await holders(program.certificateId)).toEqual([former])
    await kit.db.update(members).set({ suspendedAt: null }).where(eq(members.userId, suspended))
    await run(NEXT_MONDAY)
    expect(await mailed()).toEqual([
      ['certificate-issued', former],
      ['certificate-issued', suspended],
    ])
  })

  test('with a course that counts live only needs a badge of a live session', async () => {
    const { courseIds } = await addProgram()
    const [courseId = ''] = courseIds
    const certificateId = await insertProgram(kit.db, {}, [{ courseId, liveOnly: true }])
    const onDemand = await addGraduate({ certificateId, courseIds: [courseId] })
    const live = await addGraduate({ certificateId, courseIds: [courseId] })
    const sessionId = await kit.addSession(courseId)
    await kit.db.execute(sql`update earned_badges set session_id = ${sessionId} where user_id = ${live}`)
    await run(MONDAY)
    expect(await holders(certificateId)).toEqual([live])
    expect(await certificatesOf(onDemand)).toEqual([])
  })

  test('keeps what it said when the member and the content change', async () => {
    const program = await addProgram()
    const userId = await addGraduate(program)
    await run(MONDAY)
    const [before] = await certificatesOf(userId)
    await kit.db.update(members).set({ lastName: 'Other' }).where(eq(members.userId, userId))
    await kit.db.update(courses).set({ title: 'Other' })
    await kit.db.update(certificates).set({ title: 'Other' })
    await run(NEXT_MONDAY)
    expect(await certificatesOf(userId)).toEqual([before])
  })
})

test('A run issues every certificate to more members than fit into one transaction', async () => {
  const programs = [await addProgram(), await addProgram({ type: 'CRASH_COURSE' }), await addProgram()]
  await kit.db.execute(sql`insert into members (email, status, first_name, last_name)
    select 'm' || n || '@example.com', 'MEMBER', 'Nia', 'Okafor' from generate_series(1, 1100) n`)
  for (const { certificateId, courseIds } of programs) {
    await kit.db.execute(sql`insert into certificate_registrations (user_id, certificate_id, registered_at)
      select user_id, ${certificateId}, ${new Date(MONDAY).toISOString()} from members`)
    await kit.db.execute(sql`insert into entitlements (user_id, type, course_id, starts_at)
      select user_id, 'crash-courses', ${courseIds[0]}, ${new Date(MONDAY).toISOString()} from members`)
    await kit.db.execute(sql`insert into earned_badges (user_id, course_id, earned_at)
      select user_id, course_id::uuid, ${new Date(MONDAY).toISOString()}
      from members, unnest(${sql.param(courseIds)}::text[]) course_id`)
  }
  await run(MONDAY)
  for (const { certificateId } of programs) expect(new Set(await holders(certificateId)).size).toBe(1100)
  expect(await mailed()).toHaveLength(3300)
  const { rows } = await kit.db.execute(sql`select job, period from finished_periods`)
  expect(rows).toEqual([{ job: 'issuing', period: '2026-06-08' }])
})
