import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authSessions, federatedIdentities } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { hashPassword } from '../../server/access/password-hash.ts'
import { authenticate } from '../../server/access/authenticate.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { addWatchableCourse, VideoTestKit } from '../../features/video/video-test-kit.fixture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { passwordSignIn, refreshTokens } from '../../testing/token-requests.ts'
import { OperatorError } from './operator-error.ts'
import { restoreMember, suspendMember } from './suspend-member.ts'

// SECURITY.md#suspension-and-key-rotation

const PASSWORD = 'Right-horse-7'
let server: TestServer
let passwordHash: string

beforeAll(async () => {
  server = await startTestServer()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => server.close())

const suspend = (email: string) => suspendMember(server.services.cacheInvalidation, email, Date.now())
const restore = (email: string) => restoreMember(server.services.cacheInvalidation, email)
const signIn = (email: string) => passwordSignIn(server.url, email, PASSWORD)
const isAccepted = async (token: string) =>
  !((await authenticate(server.services, `Bearer ${token}`)) instanceof Error)

test('A suspension ends every sign-in of the member at once, prevents new ones, and affects nobody else', async () => {
  const email = 'nia@example.com'
  await server.insertMember({ email, passwordHash })
  await server.insertMember({ email: 'omar@example.com', passwordHash })
  const [phone, laptop, theirs] = [await signIn(email), await signIn(email), await signIn('omar@example.com')]
  expect(await isAccepted(phone.body.id_token)).toBe(true)
  expect(await suspend(' NIA@example.com')).toBe('nia@example.com is suspended, and signed out everywhere.')
  for (const { body } of [phone, laptop]) {
    expect(await isAccepted(body.id_token)).toBe(false)
    expect((await refreshTokens(server.url, body.refresh_token)).status).toBe(400)
  }
  expect((await signIn(email)).status).toBe(400)
  expect(await isAccepted(theirs.body.id_token)).toBe(true)
  expect((await refreshTokens(server.url, theirs.body.refresh_token)).status).toBe(200)
})

test.each([
  ['omar@bücher.example', 'omar@xn--bcher-kva.example'],
  ['ｏｔｔｏ@EVIL．example', 'otto@evil.example'],
  ['\u3000oleg@evil.example.', 'oleg@evil.example'],
])('A suspension finds a member by the form %j of their address', async (typed, email) => {
  await server.insertMember({ email })
  expect(await suspend(typed)).toBe(`${email} is suspended, and signed out everywhere.`)
  expect(await restore(typed)).toBe(`${email} may sign in again.`)
})

test('A member’s links to videos and calendars stop working with a suspension and work again when it is lifted', async () => {
  const email = 'ada@example.com'
  const userId = await server.insertMember({ email })
  const { db } = server.database
  const course = await addWatchableCourse(server.services, [{ externalKey: 'prompting-as-briefing' }])
  const film = (await new VideoTestKit(server.services, userId).open(course)).playlistUrl ?? ''
  const [startAt, endAt] = [new Date(Date.now() + DAY_MS), new Date(Date.now() + 2 * DAY_MS)]
  const sessionId = await insertSession(db, { courseId: await insertCourse(db), startAt, endAt })
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
  const { calendarLinks } = server.services
  const calendar = calendarLinks.path('calendar', sessionId, userId)
  const statuses = async () =>
    Promise.all([film, calendar].map(async (path) => (await fetch(new URL(path, server.url))).status))
  expect(await statuses()).toEqual([200, 200])
  await suspend(email)
  expect(await statuses()).toEqual([403, 404])
  await restore(email)
  expect(await statuses()).toEqual([200, 200])
})

test('A restored member must sign in again, because earlier sign-ins stay ended', async () => {
  const email = 'zoe@example.com'
  await server.insertMember({ email, passwordHash })
  const before = (await signIn(email)).body
  await suspend(email)
  expect(await restore(email)).toBe('zoe@example.com may sign in again.')
  expect(await isAccepted(before.id_token)).toBe(false)
  expect((await refreshTokens(server.url, before.refresh_token)).status).toBe(400)
  expect(await isAccepted((await signIn(email)).body.id_token)).toBe(true)
})

test('A suspension ends sign-ins through federated identities, including those from before the identity was linked', async () => {
  const email = 'kim@example.com'
  const userId = await server.insertMember({ email })
  const { db } = server.database
  const [identity] = await db
    .insert(federatedIdentities)
    .values({
      issuer: 'https://sso.example',
      subject: 'kim',
      ssoUsername: 'school_kim',
      email,
      emailVerified: true,
      userId,
    })
    .returning()
  const expiresAt = new Date(Date.now() + DAY_MS)
  await db.insert(authSessions).values({
    sid: 'sign-in-of-kim',
    identityId: identity?.identityId ?? null,
    clientId: 'member-app',
    expiresAt,
  })
  expect(await server.services.signIns.get('sign-in-of-kim')).toMatchObject({ revoked: false })
  await suspend(email)
  expect(await server.services.signIns.get('sign-in-of-kim')).toMatchObject({ revoked: true })
})

test('A suspension can be repeated without an error, and that of an unknown address is an error and changes nothing', async () => {
  const email = 'lee@example.com'
  await server.insertMember({ email })
  await suspend(email)
  expect(await suspend(email)).toBe('lee@example.com was suspended already, and is signed out everywhere.')
  await restore(email)
  expect(await restore(email)).toBe('lee@example.com was not suspended.')
  const nobody = new OperatorError('There is no member with the address lea@example.com.')
  await expect(suspend('lea@example.com')).rejects.toThrow(nobody)
  await expect(restore('lea@example.com')).rejects.toThrow(nobody)
  const { db } = server.database
  expect(
    await db.execute(sql`select 1 from members where email = ${email} and suspended_at is null`),
  ).toMatchObject({
    rows: [{}],
  })
})
