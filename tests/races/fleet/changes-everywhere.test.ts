import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { operatorCommand } from '@section/api/app/operator/commands.ts'
import { permitted, postFile } from '@section/api/features/profiles/photo/photo-calls.fixture.ts'
import { saveOn } from '@section/api/features/profiles/profiles.fixture.ts'
import { png } from '@section/api/features/profiles/photo/photo-files.fixture.ts'
import { insertCourse, insertSession } from '@section/api/testing/insert-course.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'

// What one of three servers changes is seen on all of them within a second. ARCHITECTURE.md

const AT_ONCE_MS = 1000
const PUBLIC_URL = 'http://school.test'

let database: Database
let servers: TestServer[]
let first: TestServer

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 24 })
  first = await startTestServer({ database, publicUrl: PUBLIC_URL })
  const others = [1, 2].map(() =>
    startTestServer({
      database,
      publicUrl: PUBLIC_URL,
      environment: { FLAGS_URL: `${first.url}/dev/flags` },
    }),
  )
  servers = [first, ...(await Promise.all(others))]
})
afterAll(async () => {
  for (const server of servers ?? []) await server.close()
  await database?.close()
})

/** Asks all servers until they answer this, for a second at most. */
const seenEverywhere = (ask: (server: TestServer) => Promise<unknown>, answer: unknown) =>
  expect
    .poll(() => Promise.all(servers.map(ask)), { timeout: AT_ONCE_MS, interval: 20 })
    .toEqual(servers.map(() => answer))

test('A change of the catalog is seen on every server within a second', async () => {
  const courseId = await insertCourse(database.db, { title: 'Before' })
  await insertSession(database.db, { courseId })
  const retitle = (title: string) =>
    first.services.cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx.execute(sql`update courses set title = ${title} where course_id = ${courseId}`)
      invalidate('catalog')
    })
  const titleAt = async ({ services }: TestServer) =>
    (await services.catalog.current()).courses.get(courseId)?.title
  for (const title of ['Before', 'After']) {
    await retitle(title)
    await seenEverywhere(titleAt, title)
  }
})

test('A change of a flag is seen on every server within a second', async () => {
  const rating = async ({ url }: TestServer) => {
    const answer = await fetch(`${url}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ context: {} }),
    })
    const { flags } = (await answer.json()) as { flags: { key: string; value: unknown }[] }
    return flags.find(({ key }) => key === 'courseRating')?.value
  }
  for (const value of [true, false, true]) {
    const { status } = await fetch(`${first.url}/dev/flags/courseRating`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value }),
    })
    expect(status).toBe(204)
    await seenEverywhere(rating, value)
  }
})

/** Returns a function that tells what a server says to this token of a new member. */
async function verdictOn(email: string) {
  const id = await first.insertMember({ email })
  const token = await first.token(id)
  const query = 'query ($id: ID!) { getMember(userId: $id) { userId } }'
  return async (server: TestServer) =>
    (await server.graphql(token, query, { id })).errors?.[0]?.message ?? 'accepted'
}

const operate = (command: 'member:suspend' | 'keys:rotate', ...args: string[]) =>
  operatorCommand(command, args)(first.services)

test('A suspension is seen on every server within a second', async () => {
  const verdict = await verdictOn('nia@example.com')
  await seenEverywhere(verdict, 'accepted')
  await operate('member:suspend', 'nia@example.com')
  await seenEverywhere(verdict, 'Unauthorized')
})

test('A rotation of the signing key is seen on every server within a second', async () => {
  const verdict = await verdictOn('ann@example.com')
  await seenEverywhere(verdict, 'accepted')
  await operate('keys:rotate')
  await seenEverywhere(verdict, 'Token has expired.')
})

test('A photo that is saved by one server is shown by every server within a second', async () => {
  const userId = await first.insertMember({ email: 'lee@example.com' })
  const token = await first.token(userId)
  const shown = async (server: TestServer) => {
    const { data } = await server.graphql<{ getMember: { profileImageUrl: string | null } }>(
      token,
      'query ($id: ID!) { getMember(userId: $id) { profileImageUrl } }',
      { id: userId },
    )
    return data?.getMember.profileImageUrl
  }
  await seenEverywhere(shown, null)
  const upload = await permitted(first, token)
  // The public address of the school leads nowhere here.
  await postFile({ ...upload, url: upload.url.replace(PUBLIC_URL, first.url) }, await png())
  const photo = { userId, profileImageUrl: upload.fileUrl }
  const { member } = await saveOn(first, token, 'basicInfo', photo)
  expect(member?.profileImageUrl).toEqual(expect.any(String))
  await seenEverywhere(shown, member?.profileImageUrl)
})
