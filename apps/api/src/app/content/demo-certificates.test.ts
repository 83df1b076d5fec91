import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Certificate } from '@section/contract/generated/schema-types.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { earnedBadges } from '@section/db/schema.ts'
import { lastIssuingDay } from '@section/domain/certificates/issuing-days.ts'
import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { eq } from 'drizzle-orm'
import { memberId } from '../../features/members/content/person.ts'
import { stableId } from '../../server/content/stable-id.ts'
import { DEMO_SCHOOL } from '../../testing/demo-school.fixture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { importContent } from './import-content.ts'

// A Monday at noon in the school's zone, on which certificates were issued that morning, and the days until the next one.
const ISSUED = Date.parse('2026-05-25T16:00:00Z')

describe.each([0, 6, 13])('The demo school %i days after an issuing day', (days) => {
  const now = ISSUED + days * DAY_MS
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    await importContent({ database, folder: DEMO_SCHOOL, now, allowDemoAccounts: true })
    server = await startTestServer({ database, clock: () => now })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  async function ask<Answer>(account: DemoAccount, document: string): Promise<Answer> {
    const { data } = await server.graphql(await server.token(`${account}@demo.school`), document)
    return Object.values(data ?? {})[0] as Answer
  }

  type Progress = Pick<
    Certificate,
    'title' | 'isRegistered' | 'isCompleted' | 'numBadges' | 'numRequiredCourses' | 'numElectiveCourses'
  >
  const registered = async (account: DemoAccount) => {
    const fields = 'title isRegistered isCompleted numBadges numRequiredCourses numElectiveCourses'
    const all = await ask<Progress[]>(account, `{ listCertificates { ${fields} } }`)
    return all.filter(({ isRegistered }) => isRegistered)
  }

  const entitled = async (account: DemoAccount) => {
    const document = '{ getEntitledCertificates(type: CRASH_COURSE) { certificateId entitledCourseIds } }'
    const found = await ask<{ certificateId: string; entitledCourseIds: string[] }[]>(account, document)
    return found.map(({ certificateId, entitledCourseIds }) => [certificateId, entitledCourseIds.length])
  }

  test('scholar@ has completed a certificate, with badges from before the last issuing day', async () => {
    expect(await registered('scholar')).toMatchObject([{ title: 'Brand and Growth', isCompleted: true }])
    const { at } = lastIssuingDay(now, 'America/New_York')
    const userId = memberId('scholar@demo.school')
    const badges = await database.db.select().from(earnedBadges).where(eq(earnedBadges.userId, userId))
    expect(badges).toHaveLength(4)
    for (const { earnedAt } of badges) expect(earnedAt.getTime()).toBeLessThan(at)
  })

  test('sponsor@ is one badge short of a certificate', async () => {
    expect(await registered('sponsor')).toMatchObject([
      {
        title: 'Product Management Foundations',
        isCompleted: false,
        numBadges: 3,
        numRequiredCourses: 3,
        numElectiveCourses: 1,
      },
    ])
  })

  test('crash@ has one crash-course certificate, crash-two@ two, one of them completed, and crash-none@ none', async () => {
    const [ai, finance] = ['ai-crash-course', 'finance-crash-course'].map((slug) =>
      stableId('certificate', slug),
    )
    expect(await entitled('crash')).toEqual([[ai, 1]])
    expect(await entitled('crash-two')).toEqual([
      [ai, 1],
      [finance, 2],
    ])
    expect(await entitled('crash-none')).toEqual([])
    const completed = `{ getCrashCourseCertificate(certificateId: "${ai}") { isCompleted } }`
    expect(await ask('crash', completed)).toEqual({ isCompleted: false })
    expect(await ask('crash-two', completed)).toEqual({ isCompleted: true })
  })
})
