import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { members, projectWebhookMessages } from '@section/db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { NOON, type PagedSession, sessionPageRoom } from '../session-content/session-page-room.fixture.ts'
import { forgetMessages } from './project-webhook.ts'
import {
  assistedPage,
  CLOSES_AT,
  formParts,
  isItemDone,
  OUTSIDE_PAGE,
  PAGE,
  PERIOD,
  project,
  type Report,
  report,
  submissionsOf,
} from './project-kit.fixture.ts'

const room = sessionPageRoom()

let run: PagedSession
beforeAll(async () => {
  run = await room.addSession(OUTSIDE_PAGE, PERIOD)
})

/** Adds a member of the run with what the address of their form says. */
async function addSubmitter() {
  const reader = await room.addReader(run)
  const parts = await formParts(reader, run.sessionId)
  const send = (message: Report = {}) =>
    report(room.server(), { ...message, data: { ...parts, content: 'A page.', ...message.data } })
  return { reader, parts, send }
}

/** Returns the texts that a member has handed in. */
async function textsOf(userId: string): Promise<string[]> {
  const all = await submissionsOf(room.server().database, run.sessionId)
  return all.filter((submission) => submission.userId === userId).map(({ content }) => content)
}

describe('A message of an outside form', () => {
  test('hands in for the member whose address it reports, and completes the item', async () => {
    const { reader, send } = await addSubmitter()
    expect((await project(reader, run.sessionId))?.formUrl).toMatch(
      /^https:\/\/forms\.example\/one-page\?lang=en&session=[0-9a-f-]{36}&token=[0-9a-f-]{36}\.[\w-]{43}$/,
    )
    expect(await isItemDone(reader, run)).toBe(false)
    expect(await send({ data: { content: ' https://docs.example/page ' } })).toBe(204)
    expect(await project(reader, run.sessionId)).toMatchObject({
      submission: {
        kind: 'LINK',
        content: 'https://docs.example/page',
        submittedAt: new Date(NOON).toISOString(),
      },
    })
    expect(await isItemDone(reader, run)).toBe(true)
  })

  test('need not say what was handed in', async () => {
    const { reader, send } = await addSubmitter()
    expect(await send({ data: { content: undefined } })).toBe(204)
    expect(await project(reader, run.sessionId)).toMatchObject({ submission: { kind: 'TEXT', content: '' } })
  })

  test('that is sent twice, one after the other or at once, is one submission', async () => {
    const { reader, send } = await addSubmitter()
    const messageId = 'msg_twice'
    expect(await send({ messageId })).toBe(204)
    expect(await Promise.all([send({ messageId }), send({ messageId })])).toEqual([204, 204])
    expect(await textsOf(reader.userId)).toEqual(['A page.'])
  })

  test('that was sent twice is known until its signature is too old', async () => {
    const { reader, send } = await addSubmitter()
    const { services, database } = room.server()
    const stored = () =>
      database.db.select().from(projectWebhookMessages).where(eq(projectWebhookMessages.messageId, 'msg_old'))
    await send({ messageId: 'msg_old' })
    await forgetMessages(services, NOON + HOUR_MS)
    expect(await stored()).toHaveLength(1)
    await forgetMessages(services, NOON + HOUR_MS + 1)
    expect(await stored()).toEqual([])
    // Its submission has the same id, so that even then nothing is handed in twice.
    expect(await send({ messageId: 'msg_old' })).toBe(204)
    expect(await textsOf(reader.userId)).toEqual(['A page.'])
  })

  test('that hands in again is a submission of its own', async () => {
    const { reader, send } = await addSubmitter()
    await send({ data: { content: 'First.' } })
    room.clock.now += 1000
    await send({ data: { content: 'Second.' } })
    expect(await textsOf(reader.userId)).toHaveLength(2)
    expect(await project(reader, run.sessionId)).toMatchObject({ submission: { content: 'Second.' } })
  })

  test('is accepted until five minutes after it was signed', async () => {
    const { send } = await addSubmitter()
    expect(await send({ signedMsAgo: 4 * MINUTE_MS })).toBe(204)
    expect(await send({ signedMsAgo: -4 * MINUTE_MS })).toBe(204)
  })
})

describe('Nothing is handed in', () => {
  test.each<[string, number, Report]>([
    ['signed with another secret', 400, { secret: `whsec_${btoa('another secret of a form')}` }],
    ['without a signature', 400, { headers: { 'webhook-signature': '' } }],
    ['with a signature of another version', 400, { headers: { 'webhook-signature': 'v2,AAAA' } }],
    ['with the signature of another message id', 400, { headers: { 'webhook-id': 'msg_other' } }],
    ['without a message id', 400, { headers: { 'webhook-id': '' } }],
    ['with a message id of 201 characters', 400, { messageId: 'm'.repeat(201) }],
    ['without a time', 400, { headers: { 'webhook-timestamp': '' } }],
    ['with a time that is none', 400, { headers: { 'webhook-timestamp': 'today' } }],
    ['signed six minutes ago', 400, { signedMsAgo: 6 * MINUTE_MS }],
    ['signed six minutes ahead', 400, { signedMsAgo: -6 * MINUTE_MS }],
    ['that is no JSON', 400, { body: '{"type":' }],
    ['that is null', 400, { body: 'null' }],
    ['that is empty', 400, { body: '{}' }],
    ['of another type', 400, { type: 'project.opened' }],
    ['about a session that is no id', 400, { data: { sessionId: 'autumn' } }],
    ['with a text of 5,001 characters', 400, { data: { content: 'x'.repeat(5001) } }],
    ['with a text that is a number', 400, { data: { content: 7 } }],
    ['with U+0000 in the text', 400, { data: { content: 'a\0b' } }],
    ['with half of a surrogate pair in the text', 400, { data: { content: 'a\uD800' } }],
    ['with a token of 201 characters', 400, { data: { token: 'x'.repeat(201) } }],
    ['with a token that is none', 422, { data: { token: 'me' } }],
    ['with an empty token', 422, { data: { token: '' } }],
    ['of more than 64 kB', 413, { body: ' '.repeat(65_537) }],
    ['that is no application/json', 415, { headers: { 'content-type': 'text/plain' } }],
  ])('by a message %s, which is answered with %i', async (_what, status, message) => {
    const { reader, send } = await addSubmitter()
    expect(await send(message)).toBe(status)
    expect(await textsOf(reader.userId)).toEqual([])
    expect(await isItemDone(reader, run)).toBe(false)
  })

  test('by a message whose body was changed after it was signed', async () => {
    const { reader, parts } = await addSubmitter()
    const signed = (content: string) =>
      JSON.stringify({ type: 'project.submitted', data: { ...parts, content } })
    const { Webhook } = await import('standardwebhooks')
    const { app, services } = room.server()
    const signedAt = new Date()
    const answer = await app.inject({
      method: 'POST',
      url: '/webhooks/projects',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg_changed',
        'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
        'webhook-signature': new Webhook(services.config.projectWebhookSecret ?? '').sign(
          'msg_changed',
          signedAt,
          signed('Mine.'),
        ),
      },
      payload: signed('Theirs.'),
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'The signature or the message is not valid.' },
    ])
    expect(await textsOf(reader.userId)).toEqual([])
  })

  test('with the token of one member under the name of another, or for another session', async () => {
    const [one, two] = [await addSubmitter(), await addSubmitter()]
    const other = await room.addSession(OUTSIDE_PAGE, PERIOD)
    const [, signature] = two.parts.token.split('.')
    expect(await one.send({ data: { token: `${one.reader.userId}.${signature}` } })).toBe(422)
    expect(await one.send({ data: { sessionId: other.sessionId } })).toBe(422)
    expect(await textsOf(one.reader.userId)).toEqual([])
    expect(await submissionsOf(room.server().database, other.sessionId)).toEqual([])
  })

  test('for a session that does not exist', async () => {
    const { send } = await addSubmitter()
    expect(await send({ data: { sessionId: crypto.randomUUID() } })).toBe(422)
  })

  test('for a session whose project does not go to an outside form any more', async () => {
    const moved = await room.addSession(OUTSIDE_PAGE, PERIOD)
    const reader = await room.addReader(moved)
    const data = await formParts(reader, moved.sessionId)
    await moved.load(PAGE)
    expect(await report(room.server(), { data })).toBe(422)
    await moved.load({})
    expect(await report(room.server(), { data })).toBe(422)
    expect(await submissionsOf(room.server().database, moved.sessionId)).toEqual([])
  })

  test('before the project opens, and from 14 days after the end of the session', async () => {
    const page = { ...OUTSIDE_PAGE, project: { ...OUTSIDE_PAGE.project, enabled: { day: 3, at: '09:00' } } }
    const later = await room.addSession(page, PERIOD)
    const data = await formParts(await room.addReader(later), later.sessionId)
    const opensAt = Date.parse('2026-03-04T14:00:00Z')
    for (const [now, status] of [
      [opensAt - 1, 422],
      [opensAt, 204],
      [CLOSES_AT - 1, 204],
      [CLOSES_AT, 422],
    ] as const) {
      room.clock.now = now
      expect(await report(room.server(), { data }), String(now)).toBe(status)
    }
  })

  test('for a member whose account was deleted', async () => {
    const { reader, send } = await addSubmitter()
    const { database, services } = room.server()
    await services.cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx.delete(members).where(eq(members.userId, reader.userId))
      invalidate('member', reader.userId)
    })
    expect(await send()).toBe(422)
    expect(await submissionsOf(database, run.sessionId)).not.toContainEqual(
      expect.objectContaining({ userId: reader.userId }),
    )
  })

  test('for an assistant, whose address of the form has no token', async () => {
    const assisted = await room.addSession(OUTSIDE_PAGE, PERIOD)
    const assistant = await room.addReader(undefined, { email: 'outside@example.com' })
    await assisted.load(assistedPage(OUTSIDE_PAGE, 'outside@example.com'))
    expect(await project(assistant, assisted.sessionId)).toMatchObject({
      formUrl: 'https://forms.example/one-page?lang=en',
    })
  })
})
