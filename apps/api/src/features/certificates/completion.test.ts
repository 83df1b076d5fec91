import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { certificateRegistrations, credentials } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { type Caller, certificateKit } from './certificate-kit.fixture.ts'
import { insertProgram } from './insert-program.fixture.ts'

const RESULT = '{ certificateId isCompleted error { code } }'
const CLAIM = `mutation($id: ID!) { addCertificateCompletion(certificateId: $id) ${RESULT} }`
const REMOVE = `mutation($id: ID!) { removeCertificateCompletion(certificateId: $id) ${RESULT} }`
const REGISTER = 'mutation($id: ID!) { addCertificateRegistration(certificateId: $id) { certificateId } }'

const refused = (code: string) => ({ certificateId: null, isCompleted: null, error: { code } })
const answered = (certificateId: string, isCompleted: boolean) => ({
  certificateId,
  isCompleted,
  error: null,
})

const kit = certificateKit()
type Course = Awaited<ReturnType<typeof kit.addCourse>>

let first: Course
let second: Course
let business: Course
let open: string
let mixed: string
let draft: string
let crash: string
beforeAll(async () => {
  first = await kit.addCourse('ai')
  second = await kit.addCourse('ai')
  business = await kit.addCourse('business-core')
  open = await insertProgram(kit.db, {}, [
    { courseId: first.courseId },
    { courseId: second.courseId, liveOnly: true },
  ])
  mixed = await insertProgram(kit.db, {}, [{ courseId: business.courseId }])
  draft = await insertProgram(kit.db, { publishStatus: 'DRAFT' }, [{ courseId: first.courseId }])
  crash = await insertProgram(kit.db, { type: 'CRASH_COURSE' }, [{ courseId: first.courseId }])
})

const claim = ({ call }: Caller, id: string) => call(CLAIM, { id })
const remove = ({ call }: Caller, id: string) => call(REMOVE, { id })

/** Returns how many registrations and issued certificates are stored of a member. */
const countRows = async ({ userId }: Caller) => [
  await kit.db.$count(certificateRegistrations, eq(certificateRegistrations.userId, userId)),
  await kit.db.$count(credentials, eq(credentials.userId, userId)),
]

async function withEveryBadge(member: Parameters<typeof kit.caller>[0] = {}) {
  const caller = await kit.caller(member)
  await caller.earn(first, first.onDemand)
  await caller.earn(second, second.live)
  return caller
}

describe('addCertificateCompletion', () => {
  test('registers a member with every badge once when it is repeated, and issues nothing', async () => {
    const member = await withEveryBadge()
    const answers = await Promise.all([claim(member, open), claim(member, open.toUpperCase())])
    for (const answer of answers) expect(answer).toEqual(answered(open, true))
    expect(await countRows(member)).toEqual([1, 0])
  })

  test('returns NOT_COMPLETED and writes nothing when a badge is missing or not of a live session', async () => {
    const member = await kit.caller()
    expect(await claim(member, open)).toEqual(refused('NOT_COMPLETED'))
    await member.earn(first)
    expect(await claim(member, open)).toEqual(refused('NOT_COMPLETED'))
    await member.earn(second, second.onDemand)
    expect(await claim(member, open)).toEqual(refused('NOT_COMPLETED'))
    expect(await countRows(member)).toEqual([0, 0])
  })

  test('returns NOT_COMPLETED to a registered member and leaves the registration as it is', async () => {
    const member = await kit.caller()
    await member.call(REGISTER, { id: open })
    expect(await claim(member, open)).toEqual(refused('NOT_COMPLETED'))
    expect(await countRows(member)).toEqual([1, 0])
  })

  test('keeps the moment of an earlier registration, by which the issuing day decides', async () => {
    const member = await withEveryBadge()
    const registeredAt = new Date(kit.clock.now - DAY_MS)
    await kit.db
      .insert(certificateRegistrations)
      .values({ userId: member.userId, certificateId: open, registeredAt })
    expect(await claim(member, open)).toEqual(answered(open, true))
    const stored = await kit.db
      .select({ registeredAt: certificateRegistrations.registeredAt })
      .from(certificateRegistrations)
      .where(eq(certificateRegistrations.userId, member.userId))
    expect(stored).toEqual([{ registeredAt }])
  })

  test('answers the certificate of a crash course to its buyer without a registration', async () => {
    const buyer = await kit.caller({ areas: [] }, [first])
    expect(await claim(buyer, crash)).toEqual(refused('NOT_COMPLETED'))
    await buyer.earn(first)
    expect(await claim(buyer, crash)).toEqual(answered(crash, true))
    expect(await countRows(buyer)).toEqual([0, 0])
  })

  test('returns NOT_FOUND alike for hidden and unknown certificates', async () => {
    const member = await withEveryBadge()
    for (const id of [draft, crash, randomUUID(), '', 'x'.repeat(40)])
      expect(await claim(member, id)).toEqual(refused('NOT_FOUND'))
    const academy = await withEveryBadge({ areas: ['ai-academy'] })
    expect(await claim(academy, mixed)).toEqual(refused('NOT_FOUND'))
    expect(await countRows(member)).toEqual([0, 0])
  })

  test.each([
    ['NOT_ENTITLED', 'on the free plan', { status: 'LIMITED', areas: ['mc-limited'] }],
    ['TRIAL_ENDED', 'after the trial', { status: 'TRIAL', trialEndDate: new Date(0) }],
    ['NOT_FOUND', 'after the membership', { status: 'ALUMNI', areas: [] }],
  ] as const)(
    'returns %s to a member with every badge %s, and writes nothing',
    async (code, _when, member) => {
      const caller = await withEveryBadge({
        ...member,
        areas: 'areas' in member ? [...member.areas] : undefined,
      })
      expect(await claim(caller, open)).toEqual(refused(code))
      expect(await countRows(caller)).toEqual([0, 0])
    },
  )
})

describe('removeCertificateCompletion', () => {
  test('returns COMPLETION_STANDS for a completed certificate, registered or not', async () => {
    const member = await withEveryBadge()
    expect(await remove(member, open)).toEqual(refused('COMPLETION_STANDS'))
    await claim(member, open)
    expect(await remove(member, open)).toEqual(refused('COMPLETION_STANDS'))
    expect(await countRows(member)).toEqual([1, 0])
  })

  test('returns COMPLETION_STANDS for an issued certificate of which badges have been added since', async () => {
    const member = await kit.caller()
    await member.receive(open)
    expect(await remove(member, open)).toEqual(refused('COMPLETION_STANDS'))
    expect(await countRows(member)).toEqual([0, 1])
  })

  test('changes nothing of a certificate that is not completed', async () => {
    const member = await kit.caller()
    await member.call(REGISTER, { id: open })
    expect(await remove(member, open)).toEqual(answered(open, false))
    expect(await countRows(member)).toEqual([1, 0])
  })

  test('returns NOT_FOUND alike for hidden and unknown certificates', async () => {
    const member = await withEveryBadge()
    for (const id of [draft, crash, randomUUID(), ''])
      expect(await remove(member, id)).toEqual(refused('NOT_FOUND'))
  })
})
