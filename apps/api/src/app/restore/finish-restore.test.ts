import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backups, members, outbox, restorations } from '@section/db/schema.ts'
import {
  openPayingSchool,
  type PayingSchool,
  SCHOOL_NOW,
} from '../../features/billing/sync/paying-school.fixture.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { operatorCommand } from '../operator/commands.ts'
import { OperatorError } from '../operator/operator-error.ts'

let school: PayingSchool
beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())

const db = () => school.server.database.db
const run = (name: string, ...args: string[]) => operatorCommand(name, args)(school.server.services)

/** Queues a mail, whose job is then as this statement leaves it. */
async function queueMail(to: string, change = sql`select 1`) {
  const { cacheInvalidation, outbox: mails } = school.server.services
  const mail = { kind: 'already-registered' as const, to, firstName: 'Nia', link: '/login' }
  await cacheInvalidation.transaction((tx) => mails.queue(tx, { mail, dedupeKey: to }))
  await db().execute(change)
}

const job = (changes: string) =>
  sql`update pgboss.job set ${sql.raw(changes)} where name = 'mail' and id = (select id from pgboss.job
    where name = 'mail' order by created_on desc limit 1)`

test('A restored school sends no mail that was queued before, makes up for what was due, and reads Stripe again', async () => {
  const nia = await school.insertPayer({ email: 'nia@example.com', status: 'ALUMNI', areas: [] })
  await nia.buy('price_unlimited')
  await school.server.insertMember({
    email: 'trial@example.com',
    status: 'TRIAL',
    trialEndDate: new Date(SCHOOL_NOW - 1000),
  })
  await queueMail('waiting@example.com')
  await queueMail('later@example.com', job(`state = 'retry', start_after = now() + interval '1 hour'`))
  await queueMail('begun@example.com', job(`state = 'active', started_on = now()`))

  const told = await run('restore:finish')
  const [held] = /\d+(?= mails were kept back)/.exec(told) ?? []
  expect(told).toContain('1 members were read from Stripe again.')
  expect(await nia.state()).toEqual(['MEMBER', true, expect.stringContaining('mcsc-unlimited')])
  const states = await db().select({ email: members.email, status: members.status }).from(members)
  expect(states).toContainEqual({ email: 'trial@example.com', status: 'POST_TRIAL' })

  // The mails of what was done meanwhile are kept back too, such as that about the membership.
  const mails = await db().select().from(outbox)
  expect(mails.length).toBeGreaterThan(3)
  expect(mails.filter(({ deliveredAt, failedAt }) => deliveredAt || !failedAt)).toEqual([])
  expect(Number(held)).toBe(mails.length)
  const failed = await run('jobs:failed')
  expect(failed.match(/ held after a restore /g)).toHaveLength(mails.length)
  expect(await db().$count(restorations)).toBe(1)
})

test('A restore is not finished while a server of the school runs its jobs', async () => {
  const server = await startTestServer({ config: { works: true } })
  await expect(operatorCommand('restore:finish', [])(server.services)).rejects.toThrow(
    new OperatorError(
      'Servers or workers of this school run. Stop them, and finish the restore before they start.',
    ),
  )
  await server.close()
})

test.each(['base', 'files'])('A backup of the kind %s is recorded with its time', async (kind) => {
  expect(await run('backup:record', kind)).toMatch(/^The backup of the (?:database|files) is recorded\.$/)
  expect(await db().select().from(backups)).toContainEqual(
    expect.objectContaining({ kind, finishedAt: new Date(SCHOOL_NOW) }),
  )
})

test('A backup of another kind is refused in words', async () => {
  await expect(run('backup:record', 'everything')).rejects.toThrow(
    new OperatorError('A backup is that of the database (base), or of the files (files).'),
  )
})
