import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { entitlements, members } from '@section/db/schema.ts'
import { insertCourse } from '../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { endTrials } from './end-trials.ts'

const END = Date.now() + 60_000
const ME = 'query($id: ID!) { getMember(userId: $id) { status accountType trialEndDate } }'
const LIST = '{ listUserSessions { sessionId } listFreeSessions { sessionId } }'

let now = END
let server: TestServer
let userId: string
let token: string
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await insertCourse(server.database.db, {})
  userId = await server.insertMember({ status: 'TRIAL', trialEndDate: new Date(END) })
})
beforeEach(async () => {
  now = END
  token = await server.token(userId)
})
afterAll(() => server.close())

const me = async () => (await server.graphql(token, ME, { id: userId })).data?.['getMember']
const stored = async () =>
  (await server.database.db.select().from(members).where(eq(members.userId, userId)))[0]?.status

test('A trial counts as a former trial from its end on, on every server', async () => {
  expect(await me()).toMatchObject({ status: 'TRIAL', accountType: 'TRIAL' })
  now = END + 1
  expect(await me()).toEqual({
    status: 'POST_TRIAL',
    accountType: 'POST_TRIAL',
    trialEndDate: new Date(END).toISOString(),
  })
  const { data } = await server.graphql(token, LIST)
  expect(data).toEqual({ listUserSessions: [], listFreeSessions: [] })
})

test('endTrials stores ended trials as former trials once, or as members where they bought something, and changes no other account', async () => {
  const buyer = await server.insertMember({ status: 'TRIAL', trialEndDate: new Date(END) })
  await server.database.db
    .insert(entitlements)
    .values({ userId: buyer, type: 'crash-courses', purchaseId: 'cs_1', startsAt: new Date(END) })
  const others = await Promise.all([
    server.insertMember({ status: 'TRIAL' }),
    server.insertMember({ status: 'TRIAL', trialEndDate: new Date(END + 10_000) }),
    server.insertMember({ status: 'MEMBER', trialEndDate: new Date(END - 10_000) }),
  ])
  await endTrials(server.services, END)
  expect(await stored()).toBe('TRIAL')
  await endTrials(server.services, END + 1)
  expect(await stored()).toBe('POST_TRIAL')
  const kept = await server.database.db.select().from(members)
  const statuses = [buyer, ...others].map((id) => kept.find((row) => row.userId === id)?.status)
  expect(statuses).toEqual(['MEMBER', 'TRIAL', 'TRIAL', 'MEMBER'])
  expect(server.services.members.peek(userId)).toBeUndefined()
})
