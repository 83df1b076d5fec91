import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { members } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import {
  CLOSES_AT,
  isItemDone,
  OUTSIDE_PAGE,
  PAGE,
  PERIOD,
  project,
  submissionsOf,
} from '../project-kit.fixture.ts'
import { formParts, outsideFormTestKit, type Report, report, signedHeaders } from './outside-form.fixture.ts'

const kit = outsideFormTestKit()

describe('A message of an outside form', () => {
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
  ])('%s hands in nothing, and is answered with %i', async (_what, status, message) => {
    const { reader, send } = await kit.addSubmitter()
    expect(await send(message)).toBe(status)
    expect(await kit.textsOf(reader)).toEqual([])
    expect(await isItemDone(reader, kit.run())).toBe(false)
  })

  test('hands in nothing if its body was changed after it was signed', async () => {
    const { reader, parts } = await kit.addSubmitter()
    const signed = (content: string) =>
      JSON.stringify({ type: 'project.submitted', data: { ...parts, content } })
    const { app, services } = kit.server()
    const secret = services.config.projectWebhookSecret ?? ''
    const answer = await app.inject({
      method: 'POST',
      url: '/webhooks/projects',
      headers: signedHeaders(secret, 'msg_changed', signed('Mine.')),
      payload: signed('Theirs.'),
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'The signature or the message is not valid.' },
    ])
    expect(await kit.textsOf(reader)).toEqual([])
  })

  test('hands in nothing with the token of one member under the name of another, or for another session', async () => {
    const [one, two] = [await kit.addSubmitter(), await kit.addSubmitter()]
    const other = await kit.addSession(OUTSIDE_PAGE, PERIOD)
    const [, signature] = two.parts.token.split('.')
    expect(await one.send({ data: { token: `${one.reader.userId}.${signature}` } })).toBe(422)
    expect(await one.send({ data: { sessionId: other.sessionId } })).toBe(422)
    expect(await kit.textsOf(one.reader)).toEqual([])
    expect(await submissionsOf(kit.server().database, other.sessionId)).toEqual([])
  })

  test('hands in nothing for a session that does not exist', async () => {
    const { send } = await kit.addSubmitter()
    expect(await send({ data: { sessionId: crypto.randomUUID() } })).toBe(422)
  })

  test('hands in nothing for a session whose project does not go to an outside form any more', async () => {
    const moved = await kit.addSession(OUTSIDE_PAGE, PERIOD)
    const reader = await kit.addReader(moved)
    const data = await formParts(reader, moved.sessionId)
    await moved.load(PAGE)
    expect(await report(kit.server(), { data })).toBe(422)
    await moved.load({})
    expect(await report(kit.server(), { data })).toBe(422)
    expect(await submissionsOf(kit.server().database, moved.sessionId)).toEqual([])
  })

  test('hands in nothing before the project opens, and from 14 days after the end of the session', async () => {
    const page = { ...OUTSIDE_PAGE, project: { ...OUTSIDE_PAGE.project, enabled: { day: 3, at: '09:00' } } }
    const later = await kit.addSession(page, PERIOD)
    const data = await formParts(await kit.addReader(later), later.sessionId)
    const opensAt = Date.parse('2026-03-04T14:00:00Z')
    for (const [now, status] of [
      [opensAt - 1, 422],
      [opensAt, 204],
      [CLOSES_AT - 1, 204],
      [CLOSES_AT, 422],
    ] as const) {
      kit.clock.now = now
      expect(await report(kit.server(), { data }), String(now)).toBe(status)
    }
  })

  test('hands in nothing for a member whose account was deleted', async () => {
    const { reader, send } = await kit.addSubmitter()
    const { database, services } = kit.server()
    await services.cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx.delete(members).where(eq(members.userId, reader.userId))
      invalidate('member', reader.userId)
    })
    expect(await send()).toBe(422)
    expect(await submissionsOf(database, kit.run().sessionId)).not.toContainEqual(
      expect.objectContaining({ userId: reader.userId }),
    )
  })

  test('hands in nothing for an assistant, whose address of the form has no token', async () => {
    const assisted = await kit.addSession(OUTSIDE_PAGE, PERIOD)
    const assistant = await kit.addAssistant(assisted, OUTSIDE_PAGE)
    expect(await project(assistant, assisted.sessionId)).toMatchObject({
      formUrl: 'https://forms.example/one-page?lang=en',
    })
  })
})
