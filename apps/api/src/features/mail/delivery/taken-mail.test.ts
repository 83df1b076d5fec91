import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { type SmtpEmulator, startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'
import { rows } from '@section/db/connection.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let smtp: SmtpEmulator
let server: TestServer
const taken: string[] = []
beforeAll(async () => {
  smtp = await startSmtpEmulator(async ({ source }) => void taken.push(source))
  const mail = { smtpUrl: smtp.url, from: { name: 'Section', address: 'hello@demo.school' }, delayMs: 0 }
  server = await startTestServer({ config: { mail, works: true } })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

test('A mail that the mail server has accepted is not sent again while the database cannot record that', async () => {
  const { db } = server.database
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'The disk is full.'; end $$`)
  await db.execute(sql`create trigger refuse before update on outbox for each row
    when (new.delivered_at is not null) execute function refuse()`)
  const mail = { kind: 'password-code', to: 'once@b.example', code: '482913' } as const
  await db.transaction((tx) => server.services.outbox.queue(tx, { mail, dedupeKey: 'once' }))
  await vi.waitFor(() => expect(taken).toHaveLength(1), 10_000)
  // This is long enough for two attempts to record that the mail was accepted.
  await new Promise((resolve) => setTimeout(resolve, 300))
  await db.execute(sql`drop trigger refuse on outbox`)
  await vi.waitFor(async () => {
    const [recorded] = await rows(db, sql`select delivered_at is not null as delivered from outbox`)
    expect(recorded).toEqual({ delivered: true })
  }, 10_000)
  expect(taken).toHaveLength(1)
})
