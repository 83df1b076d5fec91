import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { courses } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { copyDemoSchool, type EditableSchool } from '../../testing/demo-school.fixture.ts'
import { reportLines } from './import-report.ts'
import { type Ask, runImport } from './run-import.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const TITLE = 'title: Pricing Strategy'

let database: Database
let school: EditableSchool
beforeAll(async () => {
  database = await openTestDatabase()
  school = await copyDemoSchool()
  await load(null)
})
afterAll(async () => {
  await database.close()
  await school.drop()
})

const load = (ask: Ask, yes = false) =>
  runImport({ database, folder: school.folder, now: NOW, allowDemoAccounts: true }, { yes, ask })
const titleOf = async () => {
  const [course] = await database.db.select().from(courses).where(eq(courses.slug, 'pricing-strategy'))
  return course?.title
}
const queuedMails = async () => {
  const [row] = await rows<{ count: number }>(
    database.db,
    sql`select count(distinct payload ->> 'userId')::int as count from outbox`,
  )
  return row?.count ?? 0
}

test(
  'A load that mails more than 20 people asks first, loads nothing without a yes, and says what it did',
  { timeout: 120_000 },
  async () => {
    await school.edit('courses/pricing-strategy.yaml', TITLE, 'title: Pricing, Revised')
    await school.edit(
      'courses/pricing-strategy.yaml',
      'start: in 3 weeks on Tuesday',
      'start: in 3 weeks on Wednesday',
    )
    const refusal =
      /^Nothing was loaded: (\d+) people would get a mail, because sessions or events were moved or called off\./
    const refused = await load(null).then(
      () => 'loaded',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
    const people = Number(refusal.exec(refused)?.[1])
    expect(people).toBeGreaterThan(20)
    expect(refused).toContain('--yes')

    const asked: string[] = []
    const answer = (yes: boolean) => async (question: string) => {
      asked.push(question)
      expect([await titleOf(), await queuedMails()]).toEqual(['Pricing Strategy', 0])
      return yes
    }
    await expect(load(answer(false))).rejects.toThrow('Nothing was loaded, and nobody gets a mail.')
    expect([await titleOf(), await queuedMails()]).toEqual(['Pricing Strategy', 0])

    const report = await load(answer(true))
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain(`${people} people would get a mail`)
    expect([await titleOf(), await queuedMails()]).toEqual(['Pricing, Revised', people])
    expect(report.mailedPeople).toBe(people)
    const lines = reportLines(report)
    expect(lines[0]).toBe('courses: 1 changed')
    expect(lines).toContain(
      `mails: to ${people} people about sessions or events that were moved or called off`,
    )
  },
)

test(
  'A load asks nothing if the answer was given beforehand or if it mails nobody',
  { timeout: 60_000 },
  async () => {
    await school.edit(
      'courses/pricing-strategy.yaml',
      'start: in 3 weeks on Wednesday',
      'start: in 4 weeks on Wednesday',
    )
    expect((await load(null, true)).mailedPeople).toBeGreaterThan(20)
    const never: Ask = () => Promise.reject(new Error('Nobody may be asked.'))
    expect(reportLines(await load(never))).toEqual(['Nothing has changed.'])
  },
)
