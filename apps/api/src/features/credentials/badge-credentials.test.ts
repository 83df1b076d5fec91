import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { courses, credentials, earnedBadges, members } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { insertCourse } from '../../testing/insert-course.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { completeCourse } from '../enrollment/on-demand.ts'
import { addBadgeCredentials } from './badge-credentials.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')
const BADGE = { sessionId: null }

let database: Database
let courseId: string
beforeAll(async () => {
  database = await openTestDatabase()
  courseId = await insertCourse(database.db, { title: 'Pricing', subtitle: 'Charge more', slug: 'pricing' })
})
beforeEach(async () => {
  await database.db.execute(sql`delete from members`)
})
afterAll(() => database.close())

const complete = (userId: string) =>
  database.db.transaction((tx) =>
    completeCourse(tx, { ...BADGE, userId, courseId }, { now: NOW, issuerName: 'Section' }),
  )

const all = () => database.db.select().from(credentials)

test('A badge and its credential are written together, and the credential keeps what it said', async () => {
  const userId = await insertMember(database.db)
  const badgeId = await complete(userId)
  await complete(userId)
  const stated = [
    {
      credentialId: badgeId,
      userId,
      kind: 'BADGE',
      certificateId: null,
      courseId,
      isPublic: false,
      issuedAt: new Date(NOW),
      statement: {
        recipientName: 'Nia Okafor',
        title: 'Pricing',
        description: 'Charge more',
        issuerName: 'Section',
        courseTitles: ['Pricing'],
        slug: 'pricing',
        stack: 'marketing',
      },
    },
  ]
  expect(await all()).toEqual(stated)
  await database.db.update(members).set({ lastName: 'Other' })
  await database.db.update(courses).set({ subtitle: 'Charge less' })
  await addBadgeCredentials(database.db, 'Another', null)
  expect(await all()).toEqual(stated)
  await database.db.update(courses).set({ subtitle: 'Charge more' })
})

test('A badge of a name that cannot be drawn gets its credential once the name has changed', async () => {
  const userId = await insertMember(database.db, { lastName: '𒀀' })
  const badgeId = await complete(userId)
  expect(badgeId).not.toBeNull()
  expect(await all()).toEqual([])
  await database.db.update(members).set({ lastName: 'Okafor' }).where(eq(members.userId, userId))
  await addBadgeCredentials(database.db, 'Section', null)
  expect(await all()).toMatchObject([{ credentialId: badgeId, statement: { recipientName: 'Nia Okafor' } }])
})

test('Badges without a credential get theirs in batches', async () => {
  const userIds = Array.from({ length: 1001 }, () => randomUUID())
  const person = { status: 'MEMBER', firstName: 'Nia', lastName: 'Okafor' } as const
  await database.db
    .insert(members)
    .values(userIds.map((userId) => ({ ...person, userId, email: `${userId}@example.com` })))
  await database.db.insert(earnedBadges).values(userIds.map((userId) => ({ userId, courseId })))
  let [after, batches] = [await addBadgeCredentials(database.db, 'Section', null), 1]
  while (after !== null)
    [after, batches] = [await addBadgeCredentials(database.db, 'Section', after), batches + 1]
  expect(batches).toBe(3)
  expect((await all()).map(({ userId }) => userId).toSorted()).toEqual(userIds.toSorted())
})
