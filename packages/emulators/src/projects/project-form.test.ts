import Fastify from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mountProjectForm } from './project-form.ts'

const SECRET = `whsec_${btoa('a secret of four and twenty')}`

/** The school's server, which accepts messages or refuses them. */
const school = Fastify()
const app = Fastify()
let schoolUrl: string | null = null
let answer = 204
const messages: { verified: unknown; id: unknown }[] = []

beforeAll(async () => {
  school.removeAllContentTypeParsers()
  school.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  school.post('/webhooks/projects', ({ body, headers }, reply) => {
    const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      headers[name],
    ])
    const verified = new Webhook(SECRET).verify(String(body), Object.fromEntries(named))
    messages.push({ verified, id: headers['webhook-id'] })
    return reply.code(answer).send()
  })
  mountProjectForm(app, { secret: SECRET, webhookUrl: () => schoolUrl })
  schoolUrl = `${await school.listen()}/webhooks/projects`
})
beforeEach(() => {
  answer = 204
  messages.length = 0
})
afterAll(async () => {
  await app.close()
  await school.close()
})

const submit = (url: string, content: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ content }).toString(),
  })
const OWN = '/dev/project-form?session=one&token=me.signed'

test('The project form asks for a project, runs no script, and keeps its address to itself', async () => {
  const { statusCode, headers, body } = await app.inject(OWN)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(body).toContain('<h1>Submit your project</h1>')
  expect(body).toContain('<textarea')
  expect(body).not.toContain('<script')
})

test('A submitted project is reported in a signed message with an ID of its own', async () => {
  for (const content of ['A page.', 'A better page.']) {
    const { statusCode, body } = await submit(OWN, content)
    expect([statusCode, body.includes('<h1>Thank you</h1>')]).toEqual([200, true])
  }
  expect(messages.map(({ verified }) => verified)).toEqual(
    ['A page.', 'A better page.'].map((content) => ({
      type: 'project.submitted',
      timestamp: expect.any(String),
      data: { sessionId: 'one', token: 'me.signed', content },
    })),
  )
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2)
})

test('A project that the school refuses is answered without thanks', async () => {
  answer = 422
  expect((await submit(OWN, 'A page.')).body).toContain('<h1>That did not work</h1>')
})

test('A project without a session or a token cannot be submitted', async () => {
  for (const url of ['/dev/project-form', '/dev/project-form?session=one', '/dev/project-form?token=me']) {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, body.includes('<form')], url).toEqual([200, false])
    expect((await submit(url, 'A page.')).body).not.toContain('Thank you')
  }
  expect(messages).toEqual([])
})
