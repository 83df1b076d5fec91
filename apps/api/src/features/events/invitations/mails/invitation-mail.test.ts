import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { memberEvents, outbox } from '@section/db/schema.ts'
import type { TestServer } from '../../../../testing/test-server.ts'
import { type MailingServer, startMailingServer } from '../../../mail/mailing-server.fixture.ts'
import { insertEvent } from '../../insert-event.fixture.ts'

let server: TestServer
let mailing: MailingServer

beforeAll(async () => {
  mailing = await startMailingServer()
  server = mailing.server
})
afterAll(() => server.close())

async function invite(to: string, inviter: { firstName?: string } = {}, title = 'Coffee with founders') {
  const start = Date.parse('2035-06-03T14:00:00Z')
  const memberEventId = await insertEvent(server.database.db, { eventStart: start, title })
  const invitedBy = await server.insertMember(inviter)
  await mailing.queue({ kind: 'event-invitation', to, invitedBy, memberEventId }, memberEventId)
  return memberEventId
}

test('An invitation names the event, its time and the first name of whoever invites', async () => {
  const memberEventId = await invite('friend@b.example', { firstName: 'Nia' })
  const [mail] = await mailing.arrived('friend@b.example')
  expect(mail?.subject).toBe('You are invited: Coffee with founders')
  expect(mail?.text).toContain('Nia would like to see you at “Coffee with founders”')
  expect(mail?.text).toContain('Sunday, June 3, 2035')
  expect(mail?.links).toContain(`${server.url}/events/${memberEventId}`)
  expect(mail?.links).toContainEqual(expect.stringContaining('/unsubscribe/event-invitations.'))
})

test('A member who is called like an advertisement invites as a member', async () => {
  await invite('advertised@b.example', { firstName: 'Win at www.evil.example' })
  const [mail] = await mailing.arrived('advertised@b.example')
  expect(mail?.text).toContain('A member of Section would like to see you')
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})

test('An invitation to an event that is called off meanwhile is not sent', async () => {
  await server.database.db.update(memberEvents).set({ publishStatus: 'ACTIVE' })
  const memberEventId = await insertEvent(server.database.db, {
    eventStart: Date.now() + 86_400_000,
    publishStatus: 'ARCHIVED',
  })
  const invitedBy = await server.insertMember({})
  const mail = { kind: 'event-invitation', to: 'late@b.example', invitedBy, memberEventId } as const
  await mailing.queue(mail, 'off')
  await invite('after@b.example')
  await mailing.arrived('after@b.example')
  expect(await mailing.mailbox('late@b.example')).toEqual([])
})

test.each<[string, Parameters<TestServer['insertMember']>[0]]>([
  ['is suspended', { suspendedAt: new Date() }],
  ['may see no events', { areas: ['crash-courses'] }],
])(
  'The invitation of a member who by now %s is not sent, and its address is forgotten',
  async (what, change) => {
    const to = `${what.replaceAll(' ', '-')}@b.example`
    const { db } = server.database
    const memberEventId = await insertEvent(db, { eventStart: Date.now() + 86_400_000 })
    const invitedBy = await server.insertMember(change)
    await mailing.queue({ kind: 'event-invitation', to, invitedBy, memberEventId }, what)
    await vi.waitFor(async () => {
      const [mail] = await db
        .select()
        .from(outbox)
        .where(sql`dedupe_key = ${`event-invitation ${what}`}`)
      expect(mail?.failedAt).not.toBeNull()
      expect(mail?.payload).toEqual({ kind: 'event-invitation' })
    }, 10_000)
    expect(await mailing.mailbox(to)).toEqual([])
  },
)
