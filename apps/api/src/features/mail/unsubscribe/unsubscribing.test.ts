import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mailOptouts, outbox } from '@section/db/schema.ts'
import { Limits } from '../../../server/limits/limits.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { insertEvent } from '../../events/insert-event.fixture.ts'
import { type MailingServer, startMailingServer } from '../mailing-server.fixture.ts'

const ONE_CLICK = 'List-Unsubscribe=One-Click'

let server: TestServer
let mailing: MailingServer

beforeAll(async () => {
  mailing = await startMailingServer()
  server = mailing.server
})
afterAll(() => server.close())

const pathFor = (address: string, kind: 'certificates' | 'sessions' = 'certificates') =>
  server.services.unsubscribeLinks.path(kind, address)

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    body,
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  })

const optOuts = async () => (await server.database.db.select().from(mailOptouts)).length

test('A page that is opened by a program that looks for harmful links changes nothing', async () => {
  const path = pathFor('scanned@b.example')
  const before = await optOuts()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await fetch(server.url + path, { method })
    expect(answer.status).toBe(200)
    if (method === 'GET') expect(await answer.text()).toContain('Shall they end?')
  }
  expect(await optOuts()).toBe(before)
})

test('A mail program ends one kind of mails for one address without a cookie, in both formats of forms', async () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  for (const [address, body] of [
    ['form@b.example', ONE_CLICK],
    ['multipart@b.example', form],
  ] as const) {
    const answer = await post(pathFor(address), body)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toContain('You get no mails about your certificates')
    const other = await fetch(server.url + pathFor(address, 'sessions'))
    expect(await other.text()).toContain('Shall they end?')
  }
})

test('A kind of mails that was ended twice and taken back once comes again', async () => {
  const path = pathFor('undo@b.example')
  await post(path, ONE_CLICK)
  await post(path, ONE_CLICK)
  expect(await (await post(path, 'action=resume')).text()).toContain('Shall they end?')
  expect(await (await fetch(server.url + path)).text()).toContain('Shall they end?')
})

test('A form that says neither changes nothing', async () => {
  const path = pathFor('neither@b.example')
  const before = await optOuts()
  for (const body of ['', 'x=1', 'List-Unsubscribe=other']) expect((await post(path, body)).status).toBe(200)
  expect((await post(path, '{}', { 'content-type': 'application/json' })).status).toBe(200)
  expect((await post(path, 'x'.repeat(5000))).status).toBe(413)
  expect(await optOuts()).toBe(before)
})

test('A link that is not ours, is cut off or names another kind or address ends nothing', async () => {
  const path = pathFor('victim@b.example')
  const [kind = '', hash = '', signature = ''] = path.split('/').at(-1)?.split('.') ?? []
  const other = pathFor('other@b.example').split('.')[1]
  const before = await optOuts()
  for (const token of [
    `${kind}.${hash}.${signature.slice(1)}`,
    `${kind}.${hash}.`,
    `${kind}.${hash}`,
    `sessions.${hash}.${signature}`,
    `${kind}.${other}.${signature}`,
    `${kind}.${hash}.${signature}.x`,
    `constructor.${hash}.${signature}`,
    'x',
  ]) {
    const answer = await post(`/unsubscribe/${token}`, ONE_CLICK)
    expect(answer.status, token).toBe(404)
    expect(await answer.text()).toContain('This link does not work')
    expect((await fetch(`${server.url}/unsubscribe/${token}`)).status).toBe(404)
  }
  expect(await optOuts()).toBe(before)
})

test('A page has no script, sends its form to its own site only, and tells no other site its address', async () => {
  const answer = await fetch(server.url + pathFor('headers@b.example'))
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*form-action 'self'/)
  expect(answer.headers.get('content-security-policy')).not.toContain('script-src')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).not.toContain('<script')
})

test('A link holds no address, and is the same for all forms of an address', () => {
  const path = pathFor('Nia.Okafor@B.example')
  expect(path).toMatch(/^\/unsubscribe\/certificates\.[\w-]{43}\.[\w-]{43}$/)
  expect(pathFor(' nia.okafor@b.example')).toBe(path)
})

test('Invitations that were ended for one address of a mailbox are ended for its others, and its own mails are not', () => {
  const { unsubscribeLinks } = server.services
  const hashOf = (...of: Parameters<typeof unsubscribeLinks.subscription>) =>
    unsubscribeLinks.subscription(...of).addressHash
  expect(hashOf('event-invitations', 'nia+1@b.example')).toBe(hashOf('event-invitations', 'Nia@b.example'))
  expect(hashOf('sessions', 'nia+1@b.example')).not.toBe(hashOf('sessions', 'nia@b.example'))
})

test('A mail that its recipient has ended is not sent, and one about the account is', async () => {
  const { db } = server.database
  const to = 'ended@b.example'
  const invitedBy = await server.insertMember({})
  const memberEventId = await insertEvent(db, { eventStart: Date.now() + 86_400_000 })
  const invitation = { kind: 'event-invitation', to, invitedBy, memberEventId } as const
  await mailing.queue(invitation, 'first')
  const [mail] = await mailing.arrived(to)
  const link = mail?.links.find((address) => address.includes('/unsubscribe/')) ?? ''
  expect(mail?.text.trim().endsWith(`Unsubscribe: ${link}`)).toBe(true)
  expect((await post(new URL(link).pathname, ONE_CLICK)).status).toBe(200)
  await mailing.queue(invitation, 'second')
  await mailing.queue({ kind: 'password-code', to, code: '482913' }, 'security')
  const mails = await mailing.arrived(to, 2)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your code to reset your password', mail?.subject])
  const waiting = sql`delivered_at is null and failed_at is null`
  await vi.waitFor(async () => expect(await db.$count(outbox, waiting)).toBe(0), 5000)
  expect(await mailing.mailbox(to)).toHaveLength(2)
})

describe('While requests are counted', () => {
  let uncounted: Limits
  beforeAll(() => {
    uncounted = server.services.limits
    Object.assign(server.services, { limits: new Limits(server.database.db, { on: true }) })
  })
  afterAll(() => Object.assign(server.services, { limits: uncounted }))

  test('A mail program of many people ends the mails of each of 400 addresses from one network', async () => {
    for (let n = 0; n < 400; n++)
      expect((await post(pathFor(`person${n}@b.example`), ONE_CLICK)).status).toBe(200)
  })

  test('A link that is opened more than 60 times a minute leads to a page that asks to wait, and others do not', async () => {
    const path = pathFor('busy@b.example')
    for (let n = 0; n < 60; n++) expect((await fetch(server.url + path)).status).toBe(200)
    const answer = await post(path, ONE_CLICK)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('<h1>Too many requests</h1>')
    expect((await post(pathFor('calm@b.example'), ONE_CLICK)).status).toBe(200)
  })

  test('A network that opens more than 300 links a minute that are not ours waits, and its good links work', async () => {
    const unknown = () => fetch(`${server.url}/unsubscribe/x`)
    for (let n = 0; n < 300; n++) expect((await unknown()).status).toBe(404)
    expect((await unknown()).status).toBe(429)
    expect((await post(pathFor('good@b.example'), ONE_CLICK)).status).toBe(200)
  })
})
