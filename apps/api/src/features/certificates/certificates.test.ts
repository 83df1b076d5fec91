import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificateRegistrations, earnedBadges } from '@section/db/schema.ts'
import { insertCourse } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertProgram } from './insert-program.fixture.ts'

const LIST = '{ listCertificates { title numRequiredCourses numBadges numElectiveCourses isRegistered } }'
const REGISTER =
  'mutation($id: ID!) { addCertificateRegistration(certificateId: $id) { certificateId error { code message } } }'
const MISSING = { certificateId: null, error: { code: 'NOT_FOUND', message: 'This does not exist.' } }

let server: TestServer
let aiCourse: string
let business: string
let aiProgram: string
let mixedProgram: string
let draft: string
let crash: string

beforeAll(async () => {
  server = await startTestServer()
  aiCourse = await insertCourse(server.database.db, { stack: 'ai' })
  business = await insertCourse(server.database.db, { stack: 'business-core' })
  aiProgram = await insertProgram(server.database.db, { title: 'AI', sortOrder: 1, numElectiveCourses: 1 }, [
    { courseId: aiCourse },
    { courseId: business, completionRequired: false },
  ])
  mixedProgram = await insertProgram(server.database.db, { title: 'Mixed', sortOrder: 2 }, [
    { courseId: aiCourse },
    { courseId: business },
  ])
  draft = await insertProgram(server.database.db, { title: 'Draft', publishStatus: 'DRAFT' }, [
    { courseId: aiCourse },
  ])
  crash = await insertProgram(server.database.db, { title: 'Crash', type: 'CRASH_COURSE' }, [
    { courseId: aiCourse },
  ])
})
afterAll(() => server.close())

async function caller(member: NewMember = {}) {
  const userId = await server.insertMember(member)
  const token = await server.token(userId)
  return {
    userId,
    list: async () =>
      (await server.graphql<{ listCertificates: { title: string }[] }>(token, LIST)).data?.listCertificates,
    register: async (id: string) =>
      (await server.graphql(token, REGISTER, { id })).data?.['addCertificateRegistration'],
  }
}

const titles = (list: { title: string }[] | undefined) => list?.map(({ title }) => title)

describe('listCertificates', () => {
  test.each<[string, NewMember, string[]]>([
    ['an unlimited member sees all open ones', {}, ['AI', 'Mixed']],
    ['the AI academy sees those of its stack', { areas: ['ai-academy'] }, ['AI']],
    ['the free tier sees what it could have', { status: 'LIMITED', areas: ['mc-limited'] }, ['AI', 'Mixed']],
    ['a crash course alone opens nothing here', { areas: ['crash-courses'] }, []],
    ['ended accounts see nothing', { status: 'ALUMNI', areas: [] }, []],
  ])('%s', async (_name, member, expected) => {
    expect(titles(await (await caller(member)).list())).toEqual(expected)
  })

  test('returns the member’s progress', async () => {
    const { userId, list, register } = await caller()
    await server.database.db.insert(earnedBadges).values({ userId, courseId: aiCourse })
    server.services.members.delete(userId)
    await register(aiProgram)
    expect(await list()).toEqual([
      { title: 'AI', numRequiredCourses: 1, numBadges: 1, numElectiveCourses: 1, isRegistered: true },
      { title: 'Mixed', numRequiredCourses: 2, numBadges: 1, numElectiveCourses: 0, isRegistered: false },
    ])
  })
})

test('Badges of electives count toward a certificate up to its number of electives', async () => {
  const { userId, list } = await caller()
  const values = [aiCourse, business].map((courseId) => ({ userId, courseId }))
  await server.database.db.insert(earnedBadges).values(values)
  server.services.members.delete(userId)
  expect(await list()).toMatchObject([
    { title: 'AI', numRequiredCourses: 1, numElectiveCourses: 1, numBadges: 2 },
    { title: 'Mixed', numRequiredCourses: 2, numElectiveCourses: 0, numBadges: 2 },
  ])
})

describe('addCertificateRegistration', () => {
  test('registers once when it is repeated', async () => {
    const { userId, register } = await caller()
    const answers = await Promise.all([register(aiProgram), register(aiProgram), register(aiProgram)])
    for (const answer of answers) expect(answer).toEqual({ certificateId: aiProgram, error: null })
    const stored = await server.database.db.select().from(certificateRegistrations)
    expect(stored.filter((row) => row.userId === userId)).toHaveLength(1)
  })

  test('returns NOT_ENTITLED on the free tier', async () => {
    const { register, list } = await caller({ status: 'LIMITED', areas: ['mc-limited'] })
    expect(await register(aiProgram)).toEqual({
      certificateId: null,
      error: { code: 'NOT_ENTITLED', message: 'Your plan does not include this.' },
    })
    expect(await list()).toMatchObject([{ isRegistered: false }, { isRegistered: false }])
  })

  test('returns NOT_FOUND alike for hidden and unknown certificates', async () => {
    const member = await caller()
    const academy = await caller({ areas: ['ai-academy'] })
    for (const id of [draft, crash, randomUUID(), '', 'x'.repeat(40)])
      expect(await member.register(id)).toEqual(MISSING)
    expect(await academy.register(mixedProgram)).toEqual(MISSING)
  })

  test('returns TRIAL_ENDED after the trial', async () => {
    const { register } = await caller({ status: 'TRIAL', trialEndDate: new Date(Date.now() - 1000) })
    expect(await register(aiProgram)).toMatchObject({ error: { code: 'TRIAL_ENDED' } })
  })
})
