import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { type StartedMeetingService, startMeetingService } from './meeting-service.fixture.ts'
import { createMeetingService, type MeetingService } from './meeting-service.ts'

const ROOM = { meetingNumber: '85012345678', isWebinar: false }
const NIA = { email: 'nia@b.example', firstName: 'Nia', lastName: 'Okafor' }

let now = Date.parse('2030-06-03T12:00:00Z')
let service: StartedMeetingService
let trap: FastifyInstance
/** The requests that reached a server that is not the configured one. */
let trapped: string[]
let trapUrl: string

beforeEach(async () => {
  service = await startMeetingService(() => now)
  trapped = []
  trap = Fastify()
  trap.addHook('onRequest', async ({ url }) => void trapped.push(url))
  trap.all('/*', () => ({}))
  trapUrl = await trap.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await service.close()
  await trap.close()
})

function client(environment: Record<string, string> = {}): MeetingService {
  const meetings = createMeetingService(readConfig({ ...service.environment, ...environment }))
  if (!meetings) throw new Error('There is no meeting service.')
  return meetings
}

/** Starts a server that answers every call in one way, and returns a client of it. */
async function answering(status: number, headers: Record<string, string>, body: unknown) {
  const app = Fastify()
  const asked: string[] = []
  app.all('/*', (request, reply) => {
    asked.push(request.url)
    return reply.code(status).headers(headers).send(body)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { asked, meetings: client({ ZOOM_API_URL: url }), close: () => app.close() }
}

test('A token is asked for once and again in its last minute', async () => {
  const meetings = client()
  const grant = service.zoom.tokens.grant.bind(service.zoom.tokens)
  let grants = 0
  service.zoom.tokens.grant = (...given) => {
    grants++
    return grant(...given)
  }
  await meetings.register(ROOM, NIA, now)
  await meetings.register(ROOM, NIA, now)
  expect(grants).toBe(1)
  now += 3_540_000
  await meetings.register(ROOM, NIA, now)
  expect(grants).toBe(2)
})

test('A token that the service has revoked is replaced, and the call is made again', async () => {
  const meetings = client()
  await meetings.register(ROOM, NIA, now)
  service.zoom.tokens.revoke()
  await expect(meetings.register(ROOM, NIA, now)).resolves.toMatchObject({ joinUrl: expect.any(String) })
})

test('A client whose secret is wrong is told so, and asks for nothing else', async () => {
  const wrong = client({ ZOOM_CLIENT_SECRET: 'other' }).register(ROOM, NIA, now)
  await expect(wrong).rejects.toMatchObject({ kind: 'misconfigured' })
  expect(service.zoom.calls).toEqual([])
})

test('A registrant whom the service does not know is taken out by doing nothing', async () => {
  await expect(
    client().cancel(ROOM, { registrantId: 'nobody', email: NIA.email }, now),
  ).resolves.toBeUndefined()
  const gone = { ...ROOM, meetingNumber: '12' }
  await expect(client().cancel(gone, { registrantId: 'x', email: NIA.email }, now)).resolves.toBeUndefined()
})

test('A redirect is not followed, whatever it leads to', async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    const { meetings, close } = await answering(status, { location: `${trapUrl}/secret` }, {})
    await expect(meetings.register(ROOM, NIA, now)).rejects.toMatchObject({ kind: 'unavailable' })
    await close()
  }
  const token = client({ ZOOM_OAUTH_URL: `${trapUrl}/token` }).register(ROOM, NIA, now)
  await expect(token).rejects.toMatchObject({ kind: 'unavailable' })
  expect(trapped).toEqual(['/token'])
})

test.each([
  '..',
  '../../../users/me',
  '1@evil.example/2',
  '#',
  '?x=',
  '//evil.example/',
  'http://169.254.169.254/',
])('A meeting with the number %s is asked about nowhere', async (meetingNumber) => {
  const { asked, meetings, close } = await answering(404, {}, {})
  await expect(meetings.register({ ...ROOM, meetingNumber }, NIA, now)).rejects.toMatchObject({
    kind: 'unknown meeting',
  })
  expect(asked).toEqual([])
  await close()
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])(
  'An answer with the address %s is not taken',
  async (join_url) => {
    const { meetings, close } = await answering(201, {}, { registrant_id: 'r', join_url })
    await expect(meetings.register(ROOM, NIA, now)).rejects.toMatchObject({ kind: 'not understood' })
    await close()
  },
)

test.each([
  [500, {}, 'meeting unavailable'],
  [200, {}, 'not understood'],
  [400, { code: 4711, message: 'Invalid access token, does not contain scopes:[x].' }, 'misconfigured'],
  [429, { code: 429, message: 'You have reached the maximum per-second rate limit.' }, 'unavailable'],
  [429, { code: 429, message: 'You have reached the maximum daily rate limit.' }, 'daily limit'],
  [404, { code: 3001, message: 'Meeting does not exist: 1.' }, 'unknown meeting'],
  [400, { code: 300, message: 'Validation Failed.' }, 'refused'],
] as const)('An answer of %i with %j is the failure “%s”', async (status, body, kind) => {
  const { meetings, close } = await answering(status, {}, body)
  const failed = meetings.register(ROOM, NIA, now)
  await expect(failed).rejects.toMatchObject({ kind })
  await expect(failed).rejects.not.toThrow(NIA.email)
  await close()
})

test('A demo has a client of its own meeting service, and a school without one has none', () => {
  expect(createMeetingService(readConfig({}))).not.toBeNull()
  expect(createMeetingService(readConfig({ NODE_ENV: 'production' }))).toBeNull()
})
