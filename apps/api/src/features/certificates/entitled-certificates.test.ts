import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, certificateKit } from './certificate-kit.fixture.ts'
import { insertProgram } from './insert-program.fixture.ts'

const ENTITLED = `query($type: CertificateType, $courseId: ID) {
  getEntitledCertificates(type: $type, courseId: $courseId) { certificateId entitledCourseIds } }`
const CRASH = `query($id: ID!) { getCrashCourseCertificate(certificateId: $id) { title entitledCourseIds isRegistered } }`
const CRASH_OF_TYPE = `query($id: ID!, $type: CertificateType) {
  getCrashCourseCertificate(certificateId: $id, type: $type) { title } }`

const kit = certificateKit()
type Course = Awaited<ReturnType<typeof kit.addCourse>>

let ai: Course
let finance: Course
let forecast: Course
let open: string
let crashAi: string
let crashFinance: string
let draft: string
beforeAll(async () => {
  ai = await kit.addCourse('ai')
  finance = await kit.addCourse('business-core')
  forecast = await kit.addCourse('business-core')
  const crashCourse = { type: 'CRASH_COURSE' } as const
  open = await insertProgram(kit.db, { title: 'Open', sortOrder: 1 }, [
    { courseId: ai.courseId },
    { courseId: finance.courseId, completionRequired: false },
  ])
  crashFinance = await insertProgram(
    kit.db,
    { ...crashCourse, title: 'Finance', sortOrder: 3 },
    [{ courseId: finance.courseId }],
    [{ courseId: forecast.courseId }],
  )
  crashAi = await insertProgram(kit.db, { ...crashCourse, title: 'AI', sortOrder: 2 }, [
    { courseId: ai.courseId },
  ])
  draft = await insertProgram(kit.db, { ...crashCourse, publishStatus: 'DRAFT' }, [{ courseId: ai.courseId }])
})

const entitled = ({ call }: Caller, of: { type?: string; courseId?: string } = {}) => call(ENTITLED, of)
const buyer = (...bought: Course[]) => kit.caller({ areas: ['crash-courses'] }, bought)

describe('getEntitledCertificates', () => {
  test('returns the certificates of bought courses in the school’s order, each with those courses alone', async () => {
    const member = await buyer(ai, finance)
    const expected = [
      { certificateId: crashAi, entitledCourseIds: [ai.courseId] },
      { certificateId: crashFinance, entitledCourseIds: [finance.courseId] },
    ]
    expect(await entitled(member)).toEqual(expected)
    expect(await entitled(member, { type: 'CRASH_COURSE' })).toEqual(expected)
    expect(await entitled(member, { type: 'OPEN' })).toEqual([])
  })

  test('returns for a course those that hold it', async () => {
    const member = await buyer(finance, forecast)
    const both = { certificateId: crashFinance, entitledCourseIds: [finance.courseId, forecast.courseId] }
    expect(await entitled(member, { courseId: forecast.courseId.toUpperCase() })).toEqual([both])
    for (const courseId of [ai.courseId, randomUUID(), 'no course', ''])
      expect(await entitled(member, { courseId })).toEqual([])
  })

  test('returns open certificates with the courses of the plan', async () => {
    const unlimited = [{ certificateId: open, entitledCourseIds: [ai.courseId, finance.courseId] }]
    expect(await entitled(await kit.caller())).toEqual(unlimited)
    const academy = await kit.caller({ areas: ['ai-academy'] })
    expect(await entitled(academy)).toEqual([{ certificateId: open, entitledCourseIds: [ai.courseId] }])
  })

  test('returns nothing to members who have bought nothing, and after the membership', async () => {
    expect(await entitled(await buyer())).toEqual([])
    expect(await entitled(await kit.caller({ status: 'ALUMNI', areas: ['crash-courses'] }, [ai]))).toEqual([])
  })
})

describe('getCrashCourseCertificate', () => {
  test('returns the certificate of a bought course, for which nobody registers', async () => {
    const member = await buyer(finance)
    expect(await member.call(CRASH, { id: crashFinance.toUpperCase() })).toEqual({
      title: 'Finance',
      entitledCourseIds: [finance.courseId],
      isRegistered: false,
    })
  })

  test('returns null alike for certificates of others, drafts, other types and ids that nothing has', async () => {
    const member = await buyer(finance)
    const unlimited = await kit.caller()
    for (const id of [crashAi, open, draft, randomUUID(), '', 'x'.repeat(40)])
      expect(await member.call(CRASH, { id })).toBeNull()
    for (const id of [crashAi, open]) expect(await unlimited.call(CRASH, { id })).toBeNull()
  })

  test('returns a certificate of another type when it is asked for it', async () => {
    const member = await kit.caller()
    const ask = (id: string, type: string | null) => member.call(CRASH_OF_TYPE, { id, type })
    expect(await ask(open, 'OPEN')).toEqual({ title: 'Open' })
    expect(await ask(open, null)).toBeNull()
    expect(await ask(crashAi, 'OPEN')).toBeNull()
  })
})

test('listCertificates leaves out crash courses, also for a member with a plan who has bought one', async () => {
  const member = await kit.caller({}, [ai])
  expect(await member.call('{ listCertificates { title } }')).toEqual([{ title: 'Open' }])
  const get = 'query($id: ID!) { getCertificate(certificateId: $id) { title } }'
  expect(await member.call(get, { id: crashAi })).toEqual({ title: 'AI' })
})
