import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberList } from '@section/contract/generated/schema-types.ts'
import { rows } from '@section/db/connection.ts'
import { canOpenDirectory } from '@section/domain/directory/directory-access.ts'
import { findViewer } from '@section/api/server/access/viewer.ts'
import { type DemoSchool, openDemoSchool, type Persona } from '../kit/demo-school.ts'

// SECURITY.md#directory-scraping

const NOON = Date.parse('2026-05-13T15:00:00Z')
const LIST = `query($count: Int, $page: Int, $context: MemberListContext, $filter: String) {
  listMembers(count: $count, page: $page, context: $context, filter: $filter) { list { userId } pageInfo { total } } }`
const PROFILE = 'query($userId: ID!) { getMemberProfile(userId: $userId) { userId } }'
/** The fields of a member that the directory must not have in any type of its answers. */
const PRIVATE = [
  'email',
  'alternateSSOEmail',
  'wpUserId',
  'testData',
  'trialEndDate',
  'manageBilling',
  'paymentFailed',
  'hasOngoingSprintAccess',
  'accountType',
  'status',
  'userType',
  'scholarship { name }',
  'customer { name }',
  'visibility { directory }',
  'suspendedAt',
  'passwordHash',
  'demo',
]
/** More that a profile has and a list must not have. */
const OF_PROFILES = [
  'registrationDate',
  'linkedinProfileUrl',
  'location { city }',
  'about',
  'languages { name }',
]

let school: DemoSchool
beforeAll(async () => {
  school = await openDemoSchool(NOON)
})
afterAll(() => school.close())

async function list(viewer: Persona, variables: Record<string, unknown>) {
  const { data } = await school.server.graphql<{ listMembers: MemberList }>(viewer.token, LIST, variables)
  return data?.listMembers ?? null
}

test('Each account of the demo lists members if its plan opens the directory, and otherwise nobody', async () => {
  let open = 0
  for (const persona of school.personas) {
    const viewer = await findViewer(school.server.services, persona.userId, NOON)
    const isOpen = viewer !== undefined && canOpenDirectory(viewer)
    expect((await list(persona, {}))?.list.length, persona.email).toBe(isOpen ? 20 : 0)
    if (isOpen) open++
  }
  expect([open > 5, open < school.personas.length]).toEqual([true, true])
})

test.each([-1, 0, 10_000, 1_000_000, 1.5, '20', null])(
  'A list with the count %j has at most 50 members or is refused, in every context',
  async (count) => {
    const [viewer] = school.personas
    if (!viewer) throw new Error('There are no accounts.')
    const found = await list(viewer, { count })
    for (const context of ['ADMIN', 'MEMBERSPAGE'])
      expect(await list(viewer, { count, context })).toEqual(found)
    // Home's members are others each day, and are no more than those of other screens.
    const introduced = await list(viewer, { count, context: 'HOMEPAGE' })
    expect(introduced?.list.length).toBe(found?.list.length)
    expect(found?.list.length ?? 0).toBeLessThanOrEqual(50)
  },
)

test('No page, context or search lists anybody without an entry, and all profiles but listed ones are one answer', async () => {
  const [viewer] = school.personas
  if (!viewer) throw new Error('There are no accounts.')
  const { db } = school.server.database
  const stored = await rows<{ userId: string; isListed: boolean }>(
    db,
    sql`select m.user_id as "userId", d.user_id is not null as "isListed"
      from members m left join directory_entries d using (user_id)`,
  )
  const listed = new Set<string>()
  for (let page = 0; page <= stored.length / 50; page++)
    for (const { userId } of (await list(viewer, { count: 50, page, context: 'ADMIN' }))?.list ?? [])
      listed.add(userId)
  expect([...listed].toSorted()).toEqual(
    stored.flatMap(({ userId, isListed }) => (isListed ? userId : [])).toSorted(),
  )
  for (const { userId, isListed } of stored) {
    const { data } = await school.server.graphql(viewer.token, PROFILE, { userId })
    expect(data).toEqual({ getMemberProfile: isListed ? { userId } : null })
  }
  expect(stored.some(({ isListed }) => !isListed)).toBe(true)
})

test.each([
  ...PRIVATE.map((field) => ['listMembers { list', field, '}'] as const),
  ...OF_PROFILES.map((field) => ['listMembers { list', field, '}'] as const),
  ...PRIVATE.map((field) => ['getMemberProfile(userId: "x")', field, ''] as const),
  ...[...PRIVATE, ...OF_PROFILES].map(
    (field) => ['listClassmates(courseId: "x") { members', field, '}'] as const,
  ),
])('The answer of %s has no field %s', async (operation, field, end) => {
  const token = school.personas[0]?.token ?? null
  const { status, data, errors } = await school.server.graphql(token, `{ ${operation} { ${field} } ${end} }`)
  expect({ status, data }).toEqual({ status: 200, data: null })
  expect(errors?.[0]?.message).toContain('Cannot query field')
})
