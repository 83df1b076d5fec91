import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { customers, entitlements, members } from '@section/db/schema.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { insertCourse } from '../../testing/insert-course.ts'
import { ACME, GLOBEX, NOBODY, NOW, organizationTestKit } from './organization-kit.fixture.ts'

const kit = organizationTestKit()
let ada: string
let courseId: string
beforeAll(async () => {
  courseId = await insertCourse(kit.server.database.db)
  ;[ada = ''] = await kit.employees([{ name: 'Ada', studies: [{ courseId, enrolled: true, active: true }] }])
})

const ASKED = ['details', 'employees', 'courses', 'sessions', 'employee', 'employeeCourses'] as const
/** The variables of every operation, about Acme and about nobody. */
const ABOUT_ACME = () => ({ customerId: ACME, userId: ada, courseId })
const ABOUT_NOBODY = () => ({ customerId: NOBODY, userId: NOBODY, courseId })

/** Returns the operations that answer a caller about Acme otherwise than about nobody. */
async function readBy(token: string): Promise<string[]> {
  const read = []
  for (const asked of ASKED)
    if ((await kit.send(asked, ABOUT_ACME(), token)) !== (await kit.send(asked, ABOUT_NOBODY(), token)))
      read.push(asked)
  return read
}

/** Returns a token of a member who leads learning at Acme, but for what differs. */
async function tokenOf(member: NewMember): Promise<string> {
  const areas: NewMember['areas'] = ['enterprise-dashboard']
  return kit.server.token(await kit.member({ testData: true, areas, ...member }))
}

describe('The dashboard of Acme', () => {
  test.each(['EMPLOYEE', 'MEMBER', 'TRIAL', 'LIMITED'] as const)(
    'is read by its people of the status %s who have the area',
    async (status) => {
      expect(await readBy(await tokenOf({ status }))).toEqual(ASKED)
    },
  )

  test.each(['ALUMNI', 'POST_TRIAL'] as const)(
    'is closed to people whose membership has ended: %s',
    async (status) => {
      expect(await readBy(await tokenOf({ status }))).toEqual([])
    },
  )

  test('is closed to its people without the area, with an ended one and with one that begins later', async () => {
    expect(await readBy(await tokenOf({ areas: ['mcsc-unlimited'] }))).toEqual([])
    for (const period of [
      { startsAt: new Date(NOW - 1000), endsAt: new Date(NOW) },
      { startsAt: new Date(NOW + 1000), endsAt: null },
    ]) {
      const userId = await kit.member({ testData: true, areas: [] })
      await kit.server.database.db
        .insert(entitlements)
        .values({ userId, type: 'enterprise-dashboard', ...period })
      expect(await readBy(await kit.server.token(userId))).toEqual([])
    }
  })

  test('is closed to people of another employer, of a consumer customer and of none', async () => {
    const [consumer] = await kit.server.database.db
      .insert(customers)
      .values({ slug: 'consumer', name: 'Members', type: 'CONSUMER' })
      .returning()
    for (const customerId of [GLOBEX, consumer?.customerId, null])
      expect(await readBy(await tokenOf({ customerId: customerId ?? null })), `${customerId}`).toEqual([])
    // The database refuses a member of a customer that does not exist.
    await expect(tokenOf({ customerId: NOBODY })).rejects.toThrow()
  })

  test('closes to whoever loses the area, or moves to another employer, with the token that they have', async () => {
    const { cacheInvalidation, database } = kit.server.services
    const lost = await kit.member({ testData: true, areas: ['enterprise-dashboard'] })
    const moved = await kit.member({ testData: true, areas: ['enterprise-dashboard'] })
    const [lostToken, movedToken] = [await kit.server.token(lost), await kit.server.token(moved)]
    for (const token of [lostToken, movedToken]) expect(await readBy(token)).toEqual(ASKED)
    await cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx.delete(entitlements).where(eq(entitlements.userId, lost))
      await tx.update(members).set({ customerId: GLOBEX }).where(eq(members.userId, moved))
      invalidate('member', lost)
      invalidate('member', moved)
    })
    expect(await database.db.$count(entitlements, eq(entitlements.userId, moved))).toBe(1)
    for (const token of [lostToken, movedToken]) expect(await readBy(token)).toEqual([])
    expect(await kit.send('details', { customerId: GLOBEX }, movedToken)).toContain('"companyName":"Globex"')
  })

  test('loses an employee at once who leaves the employer', async () => {
    const [leaver = ''] = await kit.employees([{ name: 'Leaver' }])
    const about = { customerId: ACME, userId: leaver, searchTerm: 'leaver' }
    expect(await kit.send('employees', about)).toContain(leaver)
    await kit.server.database.db.update(members).set({ customerId: null }).where(eq(members.userId, leaver))
    expect(await kit.send('employees', about)).not.toContain(leaver)
    for (const asked of ['employee', 'employeeCourses'] as const)
      expect(await kit.send(asked, about)).toBe(await kit.send(asked, ABOUT_NOBODY()))
  })
})

/** Values that a table must take as text, or refuse before the database sees them. */
const HOSTILE = [
  { searchTerm: "' or '1'='1" },
  { searchTerm: '%_\\' },
  { searchTerm: '\\' },
  { searchTerm: '$1; select pg_sleep(9)' },
  { searchTerm: '(a+)+$'.repeat(10_000) },
  { searchTerm: '\u0000' },
  { searchTerm: '\ud800' },
  { searchTerm: 'ﷺ'.repeat(100) },
  { searchTerm: 7 },
  { page: 1e308 },
  { page: '0; drop table members' },
  { page: -2_147_483_648 },
  { filterType: "CONTRACT_TO_DATE'" },
  { filterType: 'LAST_YEAR' },
  { sortBy: { key: 'name; drop table members', direction: 'ASC' } },
  { sortBy: { key: 'NAME', direction: 'ASC; select 1' } },
  { sortBy: { key: '__proto__', direction: 'ASC' } },
  { sortBy: {} },
  { customerId: "x' or true --", userId: "x' or true --" },
  { customerId: 'x'.repeat(30_000), userId: 'x'.repeat(30_000) },
]

test.each(HOSTILE)('No table tells of the database for hostile values: %#', async (hostile) => {
  for (const asked of ['employees', 'courses', 'employeeCourses'] as const) {
    const answer = await kit.send(asked, { ...ABOUT_ACME(), ...hostile })
    expect(answer).toMatch(/^(200|400) /)
    expect(answer).not.toMatch(
      /INTERNAL|went wrong|syntax|pg_|select .* from|Failed query|DrizzleQueryError/i,
    )
  }
})
