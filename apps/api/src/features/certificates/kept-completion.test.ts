import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { certificateCourses, certificateGroups, earnedBadges, entitlements } from '@section/db/schema.ts'
import { type Caller, certificateKit } from './certificate-kit.fixture.ts'
import { insertProgram } from './insert-program.fixture.ts'

const STATE = `query($id: ID!) { getCertificate(certificateId: $id) {
  isCompleted numBadges numRequiredCourses credentialId issuingDate } }`
const CRASH = 'query($id: ID!) { getCrashCourseCertificate(certificateId: $id) { credentialId } }'
const CREDENTIALS = '{ listCredentials { credentialId } }'
const CLAIM = 'mutation($id: ID!) { addCertificateCompletion(certificateId: $id) { error { code } } }'
const REGISTER = 'mutation($id: ID!) { addCertificateRegistration(certificateId: $id) { certificateId } }'
const ENROLL = 'mutation($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { error { code } } }'

const kit = certificateKit()

const stateOf = ({ call }: Caller, id: string) => call(STATE, { id })

/** Inserts a certificate of one course. */
async function addProgram(type: 'OPEN' | 'CRASH_COURSE', { courseId }: { courseId: string }) {
  const certificateId = await insertProgram(kit.db, { type }, [{ courseId }])
  await kit.reload()
  return certificateId
}

/** Returns how many badges are stored of a member. */
const countBadges = ({ userId }: Caller) => kit.db.$count(earnedBadges, eq(earnedBadges.userId, userId))

test('A badge counts for a certificate also after the member has unenrolled from its course', async () => {
  const course = await kit.addCourse('ai')
  const program = await addProgram('OPEN', course)
  const member = await kit.caller()
  const input = { userId: member.userId, sessionId: course.onDemand }
  expect(await member.call(ENROLL, { input })).toEqual({ error: null })
  await member.earn(course, course.onDemand)
  await member.call(REGISTER, { id: program })
  const earned = await stateOf(member, program)
  expect(earned).toMatchObject({ isCompleted: true, numBadges: 1, issuingDate: '2026-06-08' })
  await member.call(ENROLL, { input: { ...input, unenroll: true } })
  expect(await stateOf(member, program)).toEqual(earned)
})

test('The certificate of a crash course that was refunded stays with its owner, and can be claimed by nobody', async () => {
  const course = await kit.addCourse('ai')
  const program = await addProgram('CRASH_COURSE', course)
  const [owner, other] = [
    await kit.caller({ areas: [] }, [course]),
    await kit.caller({ areas: [] }, [course]),
  ]
  for (const buyer of [owner, other]) await buyer.earn(course)
  const credentialId = await owner.receive(program)
  expect(await owner.call(CRASH, { id: program })).toEqual({ credentialId })
  for (const { userId } of [owner, other]) {
    await kit.db.delete(entitlements).where(eq(entitlements.userId, userId))
    kit.server.services.members.delete(userId)
  }
  for (const former of [owner, other]) {
    expect(await former.call(CRASH, { id: program })).toBeNull()
    expect(await former.call(CLAIM, { id: program })).toEqual({ error: { code: 'NOT_FOUND' } })
    expect(await countBadges(former)).toBe(1)
  }
  expect(await owner.call(CREDENTIALS)).toEqual([{ credentialId }])
  expect(await other.call(CREDENTIALS)).toEqual([])
})

test('A certificate that was issued stays completed when the school asks for another course, and one that was not falls back', async () => {
  const [first, second] = [await kit.addCourse('ai'), await kit.addCourse('ai')]
  const program = await addProgram('OPEN', first)
  const [issued, waiting] = [await kit.caller(), await kit.caller()]
  for (const member of [issued, waiting]) {
    await member.earn(first)
    await member.call(REGISTER, { id: program })
  }
  const credentialId = await issued.receive(program)
  expect(await stateOf(waiting, program)).toMatchObject({ isCompleted: true, issuingDate: '2026-06-08' })

  const [group] = await kit.db
    .select({ certificateGroupId: certificateGroups.certificateGroupId })
    .from(certificateGroups)
    .where(eq(certificateGroups.certificateId, program))
  if (!group) throw new Error('The certificate has no group.')
  await kit.db.insert(certificateCourses).values({ ...group, courseId: second.courseId, sortOrder: 1 })
  await kit.reload()

  const counts = { numBadges: 1, numRequiredCourses: 2, issuingDate: null }
  expect(await stateOf(issued, program)).toEqual({ ...counts, isCompleted: true, credentialId })
  expect(await stateOf(waiting, program)).toEqual({ ...counts, isCompleted: false, credentialId: null })
  expect(await waiting.call(CLAIM, { id: program })).toEqual({ error: { code: 'NOT_COMPLETED' } })
})
