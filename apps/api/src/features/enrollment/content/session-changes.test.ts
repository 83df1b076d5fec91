import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { sessionId } from '../../catalog/content/school-index.ts'
import { copyDemoSchool, type EditableSchool } from '../../../testing/demo-school.fixture.ts'
import { importContent } from '../../../app/content/import-content.ts'

// The school is loaded once before; every test loads it again at the same moment, with one thing changed.
const NOW = Date.parse('2026-05-20T15:00:00Z')
const SPRINT = sessionId('pricing-strategy', 'next')
const FILE = 'courses/pricing-strategy.yaml'

let database: Database
let school: EditableSchool

beforeAll(async () => {
  database = await openTestDatabase()
  school = await copyDemoSchool()
  await load()
})
beforeEach(() => database.db.execute(sql`delete from outbox`))
afterAll(async () => {
  await database.close()
  await school.drop()
})

const load = () => importContent({ database, folder: school.folder, now: NOW, allowDemoAccounts: true })
const mailed = async () =>
  (await queuedMails(database.db)).flatMap((mail) => ('sessionId' in mail ? [mail] : []))

test('A load of the content without canceled or rescheduled sessions sends no mail', async () => {
  await school.edit(FILE, 'title: Pricing Strategy', 'title: Pricing Strategy, Again')
  await load()
  expect(await mailed()).toEqual([])
})

test('All members of a rescheduled session get one mail, which lists the dropped meetings', async () => {
  await school.edit(FILE, 'days: [Tuesday, Thursday], link', 'days: [Thursday], link')
  await load()
  const mails = await mailed()
  const people = new Set(mails.map(({ userId }) => userId))
  expect([mails.length, people.size]).toEqual([35, 35])
  expect(mails[0]).toMatchObject({ kind: 'session-rescheduled', sessionId: SPRINT, sequence: 1 })
  const waiting = mails.filter((mail) => mail.kind === 'session-rescheduled' && mail.waits)
  expect(waiting).toHaveLength(5)
  for (const mail of mails) {
    expect(mail.kind === 'session-rescheduled' && mail.dropped.every(({ startAt }) => startAt > NOW)).toBe(
      true,
    )
    expect(mail.kind === 'session-rescheduled' && mail.dropped.length).toBeGreaterThan(0)
  }
})

test('All members of a canceled session get a mail with the session’s data and a higher sequence number', async () => {
  await school.edit(FILE, '    waitlist: true\n', '    waitlist: true\n    publishStatus: ARCHIVED\n')
  await load()
  const mails = await mailed()
  expect(mails).toHaveLength(35)
  expect(mails[0]).toMatchObject({
    kind: 'session-called-off',
    sequence: 2,
    session: {
      title: 'Pricing Strategy, Again',
      kind: 'SPRINT',
      meetings: expect.arrayContaining([expect.objectContaining({ startAt: expect.any(Number) })]),
    },
  })
  await database.db.execute(sql`delete from outbox`)
  await load()
  expect(await mailed()).toEqual([])
})

test('Mails about changed sessions are sent neither about ended sessions nor to members without an enrollment', async () => {
  const over = 'courses/positioning-that-sells.yaml'
  await school.edit(over, /slug: past\n/, 'slug: past\n    publishStatus: ARCHIVED\n')
  await school.edit(
    'courses/negotiation-that-lasts.yaml',
    /slug: next\n/,
    'slug: next\n    publishStatus: ARCHIVED\n',
  )
  await load()
  expect(await mailed()).toEqual([])
})
