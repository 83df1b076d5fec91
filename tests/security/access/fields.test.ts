import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoSchool, openDemoSchool, type Persona } from '../kit/demo-school.ts'
import { COURSE_ID, NOBODY } from './row.ts'

/**
 * The fields that not everybody may see. Every account of the demo school asks for them, and so do a visitor and a
 * suspended member. SECURITY.md#fields-for-some-viewers-only
 */
const PRIVATE = [
  'email',
  'alternateSSOEmail',
  'wpUserId',
  'testData',
  'trialEndDate',
  'manageBilling',
  'paymentFailed',
  'hasOngoingSprintAccess',
  'registrationDate',
  'scholarship { name scholarshipId type }',
  'customer { customerId name type enableProfAI disableAIFeatures }',
]

let school: DemoSchool
beforeAll(async () => {
  school = await openDemoSchool(Date.parse('2026-05-13T15:00:00Z'))
})
afterAll(() => school.close())

const callers = (): (Persona | undefined)[] => [...school.personas, undefined, school.suspended]

async function ask(caller: Persona | undefined, document: string, variables: Record<string, unknown>) {
  return school.server.graphql(caller?.token ?? null, document, variables)
}

test.each(PRIVATE)('The field %s of a member is returned to that member alone', async (field) => {
  const document = `query($userId: ID!) { getMember(userId: $userId) { userId ${field} } }`
  let told = 0
  for (const caller of callers()) {
    for (const owner of school.personas) {
      const { status, data } = await ask(caller, document, { userId: owner.userId })
      const own = caller?.userId === owner.userId
      const signedIn = caller !== undefined && caller !== school.suspended
      expect(status, `${caller?.email ?? 'nobody'} about ${owner.email}`).toBe(signedIn ? 200 : 401)
      const member = (data?.['getMember'] ?? null) as { userId: string } | null
      expect(member?.userId ?? null, `${caller?.email ?? 'nobody'} about ${owner.email}`).toBe(
        own ? owner.userId : null,
      )
      if (own) told++
    }
  }
  expect(told).toBe(school.personas.length)
})

test('The link to a live class is returned to enrolled members only, around the class', async () => {
  const document = `query($where: SessionsByCourseInput!) {
    listUserSessionsByCourse(where: $where) { sessionId enrollmentStatus sessionMeta { eventLink } } }`
  let listed = 0
  for (const caller of callers()) {
    const { data } = await ask(caller, document, { where: { courseId: COURSE_ID } })
    const sessions = (data?.['listUserSessionsByCourse'] ?? []) as {
      enrollmentStatus: string | null
      sessionMeta: { eventLink: string | null }
    }[]
    listed += sessions.length
    for (const { enrollmentStatus, sessionMeta } of sessions) {
      if (enrollmentStatus !== 'ENROLLED') expect(sessionMeta.eventLink, caller?.email).toBeNull()
    }
  }
  expect(listed).toBeGreaterThan(0)
})

test('The room of an event is returned only to those who come, and not days before', async () => {
  const document = `query($userId: ID!) {
    listMemberEvents { memberEventId zoomLink }
    listMemberEventsRsvp(userId: $userId) { memberEventId status } }`
  const told = new Set<string>()
  for (const caller of callers()) {
    const { data } = await ask(caller, document, { userId: caller?.userId ?? NOBODY })
    const events = (data?.['listMemberEvents'] ?? []) as { memberEventId: string; zoomLink: string | null }[]
    const answers = (data?.['listMemberEventsRsvp'] ?? []) as { memberEventId: string; status: string }[]
    const comes = new Set(answers.map(({ memberEventId }) => memberEventId))
    for (const { memberEventId, zoomLink } of events) {
      // The only other addresses are those of recordings.
      if (!zoomLink?.startsWith('/dev/room/')) continue
      expect(comes.has(memberEventId), caller?.email).toBe(true)
      told.add(`${caller?.email} ${zoomLink}`)
    }
  }
  const coming = ['academy', 'lead', 'scholar', 'staff'].map((name) => `${name}@demo.school`)
  expect([...told].sort()).toEqual(coming.map((email) => `${email} /dev/room/bring-a-brief-that-failed`))
})

test('The file of a video is returned only to members whose plan covers its course', async () => {
  const document = `query($courseId: ID!) {
    getOnDemandContent(courseId: $courseId) { entitled groups { content { video { externalKey } } } } }`
  let named = 0
  for (const caller of callers()) {
    const { data } = await ask(caller, document, { courseId: COURSE_ID })
    const content = data?.['getOnDemandContent'] as {
      entitled: boolean
      groups: { content: { video: { externalKey: string } | null }[] }[]
    } | null
    const keys =
      content?.groups.flatMap((group) => group.content.map(({ video }) => video?.externalKey)) ?? []
    if (!content?.entitled) expect(keys.filter(Boolean), caller?.email ?? 'nobody').toEqual([])
    named += keys.filter(Boolean).length
  }
  expect(named).toBeGreaterThan(0)
})
