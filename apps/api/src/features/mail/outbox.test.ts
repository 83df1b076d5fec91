import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { purgeOutbox } from './delivery/outbox-store.ts'
import { composeOnly } from './delivery/smtp-transport.ts'
import { type MailingServer, startMailingServer } from './mailing-server.fixture.ts'
import type { Mail } from '../../server/mail/mail.ts'

let server: TestServer
let queue: MailingServer['queue']
let mailbox: MailingServer['mailbox']
let arrived: MailingServer['arrived']

beforeAll(async () => {
  ;({ server, queue, mailbox, arrived } = await startMailingServer())
})
afterAll(() => server.close())

/** The reasons of the jobs that failed for good. */
const deadLetters = async (): Promise<string[]> =>
  (await server.services.jobs.listDeadLetters()).map(({ reason }) => reason).toSorted()

test('A mail with an expired code is not sent and keeps only its kind, and neither is one to a deleted member', async () => {
  const { db } = server.database
  const nobody = '00000000-0000-4000-8000-000000000000'
  const notBefore = Date.now() - 11 * MINUTE_MS
  await queue({ kind: 'password-code', to: 'late@b.example', code: '1' }, 'late', { notBefore })
  await queue({ kind: 'seat-freed', userId: nobody, sessionId: nobody, sequence: 1 }, 'nobody')
  await vi.waitFor(async () => {
    const failed = await rows(
      db,
      sql`select payload from outbox where failed_at is not null order by payload ->> 'kind'`,
    )
    expect(failed).toEqual([
      { payload: { kind: 'password-code' } },
      { payload: { kind: 'seat-freed', userId: nobody, sessionId: nobody, sequence: 1 } },
    ])
  }, 10_000)
  await vi.waitFor(async () =>
    expect(await deadLetters()).toEqual(['the member or the session is gone', 'too late']),
  )
  expect(await mailbox('late@b.example')).toEqual([])
})

test('A decoy mail is composed completely, and then dropped', async () => {
  await queue({ kind: 'password-code', to: 'decoy@b.example', code: '482913' }, 'decoy', { decoy: true })
  // A decoy that cannot be composed is given up, as a real mail would be.
  await queue({ kind: 'password-code', to: 'no address', code: '482913' }, 'broken decoy', { decoy: true })
  const settled = await vi.waitFor(async () => {
    const found = await rows(
      server.database.db,
      sql`select delivered_at is not null as delivered from outbox
        where dedupe_key like '%decoy' and coalesce(delivered_at, failed_at) is not null order by dedupe_key desc`,
    )
    expect(found).toHaveLength(2)
    return found
  }, 10_000)
  expect(settled).toEqual([{ delivered: true }, { delivered: false }])
  await vi.waitFor(async () => expect(await deadLetters()).toContain('the address is invalid'))
  expect(await mailbox('decoy@b.example')).toEqual([])
  const unreadable = { subject: 'x', attachments: [{ path: '/etc/hostname' }] }
  await expect(composeOnly(unreadable)).rejects.toThrow('File access rejected')
})

test('A business event queues one mail, of which only the kind is kept once it is delivered', async () => {
  const code: Mail = { kind: 'password-code', to: 'once@b.example', code: '482913' }
  await queue(code, 'once')
  await queue({ ...code, code: '111111' }, 'once')
  const [found] = await arrived('once@b.example')
  expect(found?.text).toContain('482913')
  await vi.waitFor(async () =>
    expect(
      await rows(server.database.db, sql`select payload from outbox where dedupe_key = 'password-code once'`),
    ).toEqual([{ payload: { kind: 'password-code' } }]),
  )
})

test('The purge of the outbox removes secrets from unsent mails after a day, and deletes mails after 90 days', async () => {
  const { db } = server.database
  await db.execute(sql`insert into outbox (outbox_id, dedupe_key, payload, created_at) values
    (gen_random_uuid(), 'day-old code', '{"kind": "activation", "to": "a@b.example", "link": "/x"}', now() - interval '25 hours'),
    (gen_random_uuid(), 'day-old link', '{"kind": "already-registered", "link": "/login"}', now() - interval '25 hours'),
    (gen_random_uuid(), 'day-old month', '{"kind": "activation"}', now() - interval '91 days')`)
  await purgeOutbox(db, server.services.mails)
  expect(
    await rows(db, sql`select payload from outbox where dedupe_key like 'day-old%' order by dedupe_key`),
  ).toEqual([
    { payload: { kind: 'activation', to: 'a@b.example' } },
    { payload: { kind: 'already-registered', link: '/login' } },
  ])
})
