import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewMember } from '../../testing/insert-member.ts'
import { insertCourse } from '../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertProgram } from './insert-program.fixture.ts'

const GET = `query($id: ID!) { getCertificate(certificateId: $id) {
  title isRegistered groups { title courses { courseId completionRequired } } } }`
const REGISTER =
  'mutation($id: ID!) { addCertificateRegistration(certificateId: $id) { certificateId error { code } } }'
const UNREGISTER =
  'mutation($id: ID!) { removeCertificateRegistration(certificateId: $id) { certificateId error { code } } }'
const MISSING = { certificateId: null, error: { code: 'NOT_FOUND' } }

let server: TestServer
let aiCourse: string
let business: string
let program: string
let draft: string
let crash: string

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  aiCourse = await insertCourse(db, { stack: 'ai' })
  business = await insertCourse(db, { stack: 'business-core' })
  program = await insertProgram(
    db,
    { title: 'Open' },
    [{ courseId: business }, { courseId: aiCourse }],
    [{ courseId: aiCourse, completionRequired: false }],
  )
  draft = await insertProgram(db, { publishStatus: 'DRAFT' }, [{ courseId: aiCourse }])
  crash = await insertProgram(db, { type: 'CRASH_COURSE' }, [{ courseId: aiCourse }])
})
afterAll(() => server.close())

async function caller(member: NewMember = {}) {
  const token = await server.token(await server.insertMember(member))
  const call = async (document: string, field: string, id: string) =>
    (await server.graphql(token, document, { id })).data?.[field]
  return {
    get: (id: string) => call(GET, 'getCertificate', id),
    register: (id: string) => call(REGISTER, 'addCertificateRegistration', id),
    unregister: (id: string) => call(UNREGISTER, 'removeCertificateRegistration', id),
  }
}

test('getCertificate returns the groups and their courses in the school’s order', async () => {
  const { get } = await caller()
  expect(await get(program.toUpperCase())).toEqual({
    title: 'Open',
    isRegistered: false,
    groups: [
      {
        title: 'Group 1',
        courses: [
          { courseId: business, completionRequired: true },
          { courseId: aiCourse, completionRequired: true },
        ],
      },
      { title: 'Group 2', courses: [{ courseId: aiCourse, completionRequired: false }] },
    ],
  })
})

test('getCertificate returns null alike for drafts, crash courses of others and ids that nothing has', async () => {
  const { get } = await caller()
  for (const id of [draft, crash, randomUUID(), '', 'x'.repeat(40)]) expect(await get(id)).toBeNull()
})

test('getCertificate returns null to an AI academy member when a business course is required', async () => {
  const { get } = await caller({ areas: ['ai-academy'] })
  expect(await get(program)).toBeNull()
})

test('removeCertificateRegistration ends a registration, and repeated it changes nothing', async () => {
  const { get, register, unregister } = await caller()
  await register(program)
  expect(await get(program)).toMatchObject({ isRegistered: true })
  const answers = await Promise.all([unregister(program), unregister(program)])
  for (const answer of answers) expect(answer).toEqual({ certificateId: program, error: null })
  expect(await get(program)).toMatchObject({ isRegistered: false })
})

test('removeCertificateRegistration leaves the registrations of other members alone', async () => {
  const [first, second] = [await caller(), await caller()]
  await first.register(program)
  await second.unregister(program)
  expect(await first.get(program)).toMatchObject({ isRegistered: true })
})

test('removeCertificateRegistration returns NOT_FOUND for certificates that the member cannot see or leave', async () => {
  const member = await caller()
  const academy = await caller({ areas: ['ai-academy'] })
  for (const id of [draft, crash, randomUUID(), '']) expect(await member.unregister(id)).toEqual(MISSING)
  expect(await academy.unregister(program)).toEqual(MISSING)
})
