import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const SAVE = 'mutation ($zone: String!) { saveTimeZone(timeZone: $zone) { timeZone error { code } } }'
const READ = 'query ($id: ID!) { getMember(userId: $id) { timeZone } }'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const save = async (userId: string, zone: string) =>
  (await server.graphql(await server.token(userId), SAVE, { zone })).data?.['saveTimeZone']

/** Returns what a member reads of an account. */
const read = async (userId: string, id: string) =>
  (await server.graphql(await server.token(userId), READ, { id })).data?.['getMember']

/** Returns the version of the stored row, which is another one after every write. */
const version = async (userId: string) =>
  rows(server.database.db, sql`select xmin::text from members where user_id = ${userId}`)

test('The zone of a member is the one that was saved last, and only they read it', async () => {
  const userId = await server.insertMember({})
  expect(await read(userId, userId)).toEqual({ timeZone: null })
  for (const zone of ['Asia/Kolkata', 'America/New_York']) {
    expect(await save(userId, zone)).toEqual({ timeZone: zone, error: null })
    expect(await read(userId, userId)).toEqual({ timeZone: zone })
  }
  expect(await read(await server.insertMember({}), userId)).toBeNull()
})

test('A zone that is saved again writes nothing', async () => {
  const userId = await server.insertMember({})
  await save(userId, 'Asia/Tokyo')
  const before = await version(userId)
  expect(await save(userId, 'Asia/Tokyo')).toEqual({ timeZone: 'Asia/Tokyo', error: null })
  expect(await version(userId)).toEqual(before)
})

test.each([
  '',
  'Etc/Unknown',
  'Mars/Olympus',
  '+05:30',
  '+0530',
  'UTC\u0000',
  'x'.repeat(10_000),
  "UTC'; drop table members",
])('The zone %.20j is refused, and the one before stays', async (zone) => {
  const userId = await server.insertMember({ timeZone: 'Asia/Tokyo' })
  const answer = await server.graphql(await server.token(userId), SAVE, { zone })
  expect(answer.data?.['saveTimeZone'] ?? answer.errors).not.toMatchObject({ error: null })
  const [found] = await server.database.db.select().from(members).where(eq(members.userId, userId))
  expect(found?.timeZone).toBe('Asia/Tokyo')
})

test('A zone that no runtime knows is INVALID_TIME_ZONE', async () => {
  const userId = await server.insertMember({})
  expect(await save(userId, 'Mars/Olympus')).toEqual({ timeZone: null, error: { code: 'INVALID_TIME_ZONE' } })
})
