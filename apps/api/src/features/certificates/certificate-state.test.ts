import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { type Caller, certificateKit } from './certificate-kit.fixture.ts'
import { insertProgram } from './insert-program.fixture.ts'

const STATE = `query($id: ID!) { getCertificate(certificateId: $id) {
  isRegistered isCompleted numBadges credentialId issuingDate withheldReason groups { courses { isCompleted } } } }`
const REGISTER = 'mutation($id: ID!) { addCertificateRegistration(certificateId: $id) { certificateId } }'

const NOTHING = {
  isRegistered: false,
  isCompleted: false,
  numBadges: 0,
  credentialId: null,
  issuingDate: null,
  withheldReason: null,
}

const kit = certificateKit()
type Course = Awaited<ReturnType<typeof kit.addCourse>>

let required: Course
let live: Course
let elective: Course
let program: string
let crash: string
beforeAll(async () => {
  required = await kit.addCourse('ai')
  live = await kit.addCourse('ai')
  elective = await kit.addCourse('ai')
  program = await insertProgram(
    kit.db,
    { numElectiveCourses: 1 },
    [{ courseId: required.courseId }],
    [
      { courseId: live.courseId, liveOnly: true },
      { courseId: elective.courseId, completionRequired: false },
    ],
  )
  crash = await insertProgram(kit.db, { type: 'CRASH_COURSE' }, [{ courseId: required.courseId }])
})

/** Returns the state of a certificate, with one value for each course in the order of the page. */
async function stateOf({ call }: Caller, id = program) {
  const answer = (await call(STATE, { id })) as {
    groups: { courses: { isCompleted: boolean }[] }[]
  } | null
  if (!answer) return null
  const { groups, ...state } = answer
  return { ...state, courses: groups.flatMap(({ courses }) => courses.map(({ isCompleted }) => isCompleted)) }
}

async function withEveryBadge() {
  const member = await kit.caller()
  await member.earn(required)
  await member.earn(live, live.live)
  await member.earn(elective)
  return member
}

describe('A certificate', () => {
  test('counts each badge, and one of a live session alone for a course that counts live only', async () => {
    const member = await kit.caller()
    expect(await stateOf(member)).toEqual({ ...NOTHING, courses: [false, false, false] })
    await member.earn(live, live.onDemand)
    await member.earn(elective, elective.onDemand)
    expect(await stateOf(member)).toEqual({ ...NOTHING, numBadges: 1, courses: [false, false, true] })
  })

  test('is issued on the next issuing day once it is completed and the member is registered', async () => {
    const member = await withEveryBadge()
    const completed = { ...NOTHING, isCompleted: true, numBadges: 3, courses: [true, true, true] }
    expect(await stateOf(member)).toEqual(completed)
    await member.call(REGISTER, { id: program })
    expect(await stateOf(member)).toEqual({ ...completed, isRegistered: true, issuingDate: '2026-06-08' })
  })

  test('has no issuing day while a registered member has not completed it', async () => {
    const member = await kit.caller()
    await member.call(REGISTER, { id: program })
    expect(await stateOf(member)).toMatchObject({ isRegistered: true, issuingDate: null })
  })

  test('has the id of its credential and no issuing day once it is issued, and stays completed when progress falls', async () => {
    const member = await kit.caller()
    await member.call(REGISTER, { id: program })
    const credentialId = await member.receive(program)
    expect(await stateOf(member)).toEqual({
      ...NOTHING,
      isRegistered: true,
      isCompleted: true,
      credentialId,
      courses: [false, false, false],
    })
  })

  test('says why the last issuing day passed without it, and when it is tried again', async () => {
    const member = await withEveryBadge()
    await member.call(REGISTER, { id: program })
    await member.withhold(program)
    expect(await stateOf(member)).toMatchObject({
      withheldReason: 'NAME_NOT_DRAWABLE',
      issuingDate: '2026-06-08',
      credentialId: null,
    })
  })

  test('of a crash course is issued to its buyer without a registration', async () => {
    const buyer = await kit.caller({ areas: [] }, [required])
    expect(await stateOf(buyer, crash)).toMatchObject({ isCompleted: false, issuingDate: null })
    await buyer.earn(required)
    const state = { isRegistered: false, isCompleted: true, issuingDate: '2026-06-08', courses: [true] }
    expect(await stateOf(buyer, crash)).toMatchObject(state)
  })

  test.each([
    ['before its moment', 7 * DAY_MS - 6 * HOUR_MS, '2026-06-08'],
    ['after its moment', 7 * DAY_MS + HOUR_MS, '2026-06-22'],
  ])(
    'is issued on the next moment that comes when it is read on an issuing day, %s',
    async (_when, later, issuingDate) => {
      const noon = kit.clock.now
      kit.clock.now = noon + later
      const member = await withEveryBadge()
      await member.call(REGISTER, { id: program })
      expect(await stateOf(member)).toMatchObject({ issuingDate })
      kit.clock.now = noon
    },
  )
})

test('The certificates of a member show nothing of what another member has registered for, earned or received', async () => {
  const [first, second] = [await withEveryBadge(), await kit.caller()]
  await first.call(REGISTER, { id: program })
  await first.receive(program)
  await first.withhold(program)
  expect(await stateOf(second)).toEqual({ ...NOTHING, courses: [false, false, false] })
})
