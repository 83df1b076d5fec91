import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses, credentials, earnedBadges, members } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse } from '../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addBadgeCredentials } from './badge-credentials.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')
const LIST = `{ listCredentials { credentialId kind certificateId courseId title description recipientName issuerName
  issuedAt courseTitles imageUrl downloadUrl isPublic } }`
const SHOW = `query ($id: ID!) { getPublicCredential(credentialId: $id) { credentialId kind title description
  recipientName issuerName issuedAt courseTitles imageUrl documentImageUrl downloadUrl } }`
const SWITCH = `mutation ($id: ID!, $isPublic: Boolean!) {
  saveCredentialVisibility(credentialId: $id, isPublic: $isPublic) { credentialId isPublic error { code } } }`
const NOT_FOUND = { credentialId: null, isPublic: null, error: { code: 'NOT_FOUND' } }

let server: TestServer
let other: TestServer
let owner: { userId: string; courseId: string; token: string; credentialId: string }
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
  other = await startTestServer({ clock: () => NOW, database: server.database, publicUrl: server.url })
})
beforeEach(async () => {
  const { db } = server.database
  const userId = await server.insertMember({})
  const courseId = await insertCourse(db, { title: 'Pricing', subtitle: 'Charge more' })
  const [badge] = await db
    .insert(earnedBadges)
    .values({ userId, courseId, earnedAt: new Date(NOW - DAY_MS) })
    .returning()
  await addBadgeCredentials(db, 'Section', null)
  owner = { userId, courseId, token: await server.token(userId), credentialId: badge?.courseBadgeId ?? '' }
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const list = async (token: string) => (await server.graphql(token, LIST)).data?.['listCredentials']
const show = async (id: string, token: string | null = null, at = server) =>
  (await at.graphql(token, SHOW, { id })).data?.['getPublicCredential'] ?? null
const change = async (token: string, id: string, isPublic: boolean) =>
  (await server.graphql(token, SWITCH, { id, isPublic })).data?.['saveCredentialVisibility']

const signedIn = async () => server.token(await server.insertMember({}))

describe('listCredentials', () => {
  test('returns what the member holds, newest first, and nothing of others', async () => {
    const { db } = server.database
    const courseId = await insertCourse(db, { title: 'Growth' })
    await db.insert(earnedBadges).values({ userId: owner.userId, courseId, earnedAt: new Date(NOW) })
    await addBadgeCredentials(db, 'Section', null)
    expect(await list(owner.token)).toMatchObject([
      { courseId, title: 'Growth', kind: 'BADGE', isPublic: false },
      {
        credentialId: owner.credentialId,
        title: 'Pricing',
        description: 'Charge more',
        recipientName: 'Nia Okafor',
        issuerName: 'Section',
        issuedAt: new Date(NOW - DAY_MS).toISOString(),
        courseTitles: ['Pricing'],
        certificateId: null,
        imageUrl: expect.stringMatching(/^\/art\/badge\/.+\.svg\?stack=marketing$/),
        downloadUrl: expect.stringContaining(owner.credentialId),
      },
    ])
    expect(await list(await signedIn())).toEqual([])
  })

  test('returns a picture of a badge that stays the same after the school has changed and archived the course', async () => {
    const picture = async () => {
      const [{ imageUrl }] = (await list(owner.token)) as [{ imageUrl: string }]
      const response = await fetch(server.url + imageUrl)
      return [response.status, await response.text()]
    }
    const before = await picture()
    expect(before[0]).toBe(200)
    const { services, database } = server
    await database.db
      .update(courses)
      .set({ stack: 'ai', publishStatus: 'ARCHIVED' })
      .where(eq(courses.courseId, owner.courseId))
    await services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
    expect(await picture()).toEqual(before)
  })

  test('answers a member whose membership has ended', async () => {
    const { db } = server.database
    await db.update(members).set({ status: 'ALUMNI' }).where(eq(members.userId, owner.userId))
    server.services.members.delete(owner.userId)
    expect(await list(owner.token)).toHaveLength(1)
  })
})

describe('The public page of a credential', () => {
  test('is there for everybody, on every server, from the owner’s switch until they switch it off', async () => {
    const { credentialId, token } = owner
    expect(await show(credentialId)).toBeNull()
    for (const _time of [1, 2])
      expect(await change(token, credentialId.toUpperCase(), true)).toEqual({
        credentialId,
        isPublic: true,
        error: null,
      })
    for (const at of [server, other])
      for (const caller of [null, token, await signedIn()])
        expect(await show(credentialId.toUpperCase(), caller, at)).toMatchObject({
          credentialId,
          kind: 'BADGE',
          recipientName: 'Nia Okafor',
          documentImageUrl: expect.stringContaining('.svg?'),
          downloadUrl: expect.stringContaining('.pdf?'),
        })
    await change(token, credentialId, false)
    for (const at of [server, other])
      for (const caller of [null, token]) expect(await show(credentialId, caller, at)).toBeNull()
  })

  test('is hidden while its owner is suspended', async () => {
    const { db } = server.database
    await change(owner.token, owner.credentialId, true)
    const suspend = (suspendedAt: Date | null) =>
      db.update(members).set({ suspendedAt }).where(eq(members.userId, owner.userId))
    await suspend(new Date(NOW))
    for (const at of [server, other]) expect(await show(owner.credentialId, null, at)).toBeNull()
    await suspend(null)
    expect(await show(owner.credentialId)).not.toBeNull()
  })

  test('is switched by its owner alone; another’s credential is answered like an unknown one', async () => {
    const stranger = await signedIn()
    for (const id of [owner.credentialId, randomUUID(), '', "x' or 1=1"])
      expect(await change(stranger, id, true), id).toEqual(NOT_FOUND)
    for (const id of [owner.credentialId, randomUUID(), '', "x' or 1=1"])
      expect(await show(id), id).toBeNull()
    const [row] = await server.database.db
      .select()
      .from(credentials)
      .where(eq(credentials.credentialId, owner.credentialId))
    expect(row?.isPublic).toBe(false)
  })
})
