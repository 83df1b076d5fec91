import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates, credentials } from '@section/db/schema.ts'
import { insertCourse } from '../../../testing/insert-course.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { insertProgram } from '../../certificates/insert-program.fixture.ts'
import { credentialMails } from './mails.ts'

const NOW = Date.parse('2026-06-08T09:00:00Z')
const OWN = '/account-settings#credentials'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
})
afterAll(() => server.close())

/** Returns where the buttons of both mails lead a member, for a certificate with one course. */
async function buttonsFor(member: NewMember, publishStatus: 'ACTIVE' | 'ARCHIVED' = 'ACTIVE') {
  const { services, database } = server
  const courseId = await insertCourse(database.db, {})
  const certificateId = await insertProgram(database.db, {}, [{ courseId }])
  const userId = await server.insertMember(member)
  await database.db
    .update(certificates)
    .set({ publishStatus })
    .where(eq(certificates.certificateId, certificateId))
  await services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
  const statement = {
    recipientName: 'Nia Okafor',
    title: 'AI Strategy',
    description: '',
    issuerName: 'Section',
    courseTitles: ['First'],
    slug: 'ai',
    stack: null,
  }
  const [issued] = await database.db
    .insert(credentials)
    .values({ userId, kind: 'CERTIFICATE', certificateId, statement, issuedAt: new Date(NOW) })
    .returning()
  const context = { services, school: SCHOOL, now: NOW }
  const { 'certificate-issued': given, 'certificate-withheld': withheld } = credentialMails
  const credentialId = issued?.credentialId ?? ''
  const mails = [
    await given.contents({ kind: 'certificate-issued', userId, credentialId }, context),
    await withheld.contents({ kind: 'certificate-withheld', userId, certificateId }, context),
  ]
  const links = mails.map(({ template }) => template.button?.link.replace(SCHOOL.origin, ''))
  return { links, page: `/certificates/${certificateId}` }
}

test('The mails about a certificate lead its member to its page', async () => {
  const { links, page } = await buttonsFor({})
  expect(links).toEqual([page, page])
})

test('The mails about a certificate lead a member whose membership has ended to their own certificates', async () => {
  expect((await buttonsFor({ status: 'ALUMNI', areas: [] })).links).toEqual([OWN, OWN])
})

test('The mails about a certificate that is not published any more lead its member to their own certificates', async () => {
  expect((await buttonsFor({}, 'ARCHIVED')).links).toEqual([OWN, OWN])
})
