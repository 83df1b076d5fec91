import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmulatedZoom, mountZoom } from './mount-zoom.ts'

const KEYS = { accountId: 'account', clientId: 'client', clientSecret: 'secret' }
const BASIC = `Basic ${Buffer.from('client:secret').toString('base64')}`
const NIA = { email: 'nia@b.example', first_name: 'Nia', last_name: 'Okafor' }
const MEETING = '/zoom/v2/meetings/85012345678/registrants'

let app: FastifyInstance
let zoom: EmulatedZoom
let now: number

beforeEach(() => {
  now = Date.parse('2030-06-03T14:00:00Z')
  app = Fastify()
  zoom = mountZoom(app, { ...KEYS, path: '/zoom', site: () => 'https://s.example', now: () => now })
})
afterEach(() => app.close())

async function tokenFor(authorization = BASIC, fields = 'grant_type=account_credentials&account_id=account') {
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url: '/zoom/oauth/token', headers, payload: fields })
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token?: string) {
  const bearer = token ?? (await tokenFor()).json<{ access_token: string }>().access_token
  const headers = { authorization: `Bearer ${bearer}` }
  const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body && answer.json() }
}

test('A token is given to the app of the account for an hour, and to nobody else', async () => {
  const granted = await tokenFor()
  expect(granted.json()).toMatchObject({ token_type: 'bearer', expires_in: 3599 })
  const { access_token: token } = granted.json<{ access_token: string }>()
  now += 3_599_000
  expect(await call('GET', MEETING, undefined, token)).toMatchObject({ status: 200 })
  now += 1000
  expect(await call('GET', MEETING, undefined, token)).toMatchObject({ status: 401, body: { code: 124 } })
  expect((await tokenFor('Basic x')).statusCode).toBe(401)
  expect((await tokenFor(BASIC, 'grant_type=account_credentials&account_id=other')).statusCode).toBe(400)
  expect((await tokenFor(BASIC, 'grant_type=client_credentials&account_id=account')).statusCode).toBe(400)
})

test('A token that was revoked opens nothing', async () => {
  const { access_token: token } = (await tokenFor()).json<{ access_token: string }>()
  zoom.tokens.revoke()
  expect(await call('GET', MEETING, undefined, token)).toMatchObject({ status: 401, body: { code: 124 } })
})

test('An address that is registered twice stays one registrant with one address of the room', async () => {
  const first = await call('POST', MEETING, NIA)
  expect(first).toMatchObject({
    status: 201,
    body: { id: 85_012_345_678, registrant_id: expect.any(String) },
  })
  const again = await call('POST', MEETING, { ...NIA, email: 'NIA@b.example' })
  expect(again.body).toEqual(first.body)
  const list = await call('GET', `${MEETING}?status=approved`)
  expect(list.body).toMatchObject({ total_records: 1, next_page_token: '' })
  expect(list.headers['x-ratelimit-category']).toBe('Light')
})

test('A registrant opens the room until they are taken out', async () => {
  const { body } = await call('POST', MEETING, NIA)
  const address = body.join_url.replace('https://s.example', '')
  expect(await app.inject(address)).toMatchObject({ statusCode: 200 })
  expect((await app.inject(address)).body).toContain('You are in the room')
  expect((await app.inject(`${address}x`)).statusCode).toBe(404)
  const change = { action: 'cancel', registrants: [{ id: body.registrant_id, email: NIA.email }] }
  expect(await call('PUT', `${MEETING}/status`, change)).toMatchObject({ status: 204 })
  expect((await app.inject(address)).statusCode).toBe(404)
  expect((await call('GET', MEETING)).body.registrants).toEqual([])
})

test('A list of registrants comes in pages', async () => {
  for (const n of [1, 2, 3]) await call('POST', MEETING, { ...NIA, email: `n${n}@b.example` })
  const first = await call('GET', `${MEETING}?page_size=2`)
  expect(first.body.registrants).toHaveLength(2)
  const next = await call('GET', `${MEETING}?page_size=2&next_page_token=${first.body.next_page_token}`)
  expect(next.body).toMatchObject({ next_page_token: '', registrants: [{ email: 'n3@b.example' }] })
})

test('A webinar has registrants of its own', async () => {
  await call('POST', '/zoom/v2/webinars/85012345678/registrants', NIA)
  expect((await call('GET', MEETING)).body.registrants).toEqual([])
})

test.each([
  ['POST', '/zoom/v2/meetings/1/registrants', NIA, 404, 3001],
  ['POST', MEETING, { ...NIA, email: 'nia' }, 400, 300],
  ['POST', MEETING, { ...NIA, first_name: '' }, 400, 300],
  ['PUT', `${MEETING}/status`, { action: 'remove', registrants: [] }, 400, 300],
] as const)(
  'A wrong %s of %s with %j is answered with %i and the code %i',
  async (method, url, sent, status, code) => {
    expect(await call(method, url, sent)).toMatchObject({
      status,
      body: { code, message: expect.any(String) },
    })
  },
)

test('The calls of an account beyond its daily limit are refused until 00:00 UTC', async () => {
  zoom.limit.most = 1
  expect((await call('GET', MEETING)).status).toBe(200)
  const refused = await call('GET', MEETING)
  expect(refused).toMatchObject({ status: 429, body: { code: 429 } })
  expect(refused.headers).toMatchObject({
    'x-ratelimit-type': 'Daily-limit',
    'retry-after': '2030-06-04T00:00:00Z',
  })
  now = Date.parse('2030-06-04T00:00:00Z')
  expect((await call('GET', MEETING)).status).toBe(200)
})

test('One address is registered for one meeting at most three times a day', async () => {
  for (let n = 0; n < 3; n++) expect((await call('POST', MEETING, NIA)).status).toBe(201)
  const refused = await call('POST', MEETING, NIA)
  expect(refused.body.message).toContain('daily rate limit of (3)')
  expect(refused.headers['x-ratelimit-type']).toBeUndefined()
  expect((await call('POST', MEETING, { ...NIA, email: 'ben@b.example' })).status).toBe(201)
})

test('An outage and a slow answer last until they are taken back', async () => {
  zoom.trouble = 'outage'
  expect(await call('POST', MEETING, NIA)).toMatchObject({ status: 503 })
  zoom.trouble = 20
  const start = performance.now()
  expect(await call('POST', MEETING, NIA)).toMatchObject({ status: 201 })
  expect(performance.now() - start).toBeGreaterThan(15)
  expect(zoom.calls).toHaveLength(2)
})

test('A registrant of a meeting that is approved by hand has an address once somebody has approved them', async () => {
  zoom.rooms.approvedByHand.add('85012345678')
  const { status, body } = await call('POST', MEETING, NIA)
  expect(status).toBe(201)
  expect(body).not.toHaveProperty('join_url')
  expect((await call('POST', MEETING, NIA)).body).toEqual(body)
  expect((await call('GET', MEETING)).body.registrants).toEqual([])
  expect((await call('GET', `${MEETING}?status=pending`)).body.registrants).toHaveLength(1)
  await call('PUT', `${MEETING}/status`, { action: 'approve', registrants: [{ id: body.registrant_id }] })
  expect((await call('GET', MEETING)).body.registrants).toMatchObject([{ join_url: expect.any(String) }])
})

test('A meeting that is broken fails, and the others do not', async () => {
  zoom.rooms.broken.add('85012345678')
  expect(await call('POST', MEETING, NIA)).toMatchObject({ status: 500, body: { code: 500 } })
  expect(await call('POST', MEETING.replace('678', '679'), NIA)).toMatchObject({ status: 201 })
})

test('An app does only what its scopes allow, which its tokens name', async () => {
  const { scope } = (await tokenFor()).json<{ scope: string }>()
  expect(scope.split(' ')).toContain('meeting:update:registrant_status:admin')
  zoom.tokens.scopes = ['meeting:write:registrant:admin']
  expect(await call('POST', MEETING, NIA)).toMatchObject({ status: 201 })
  expect(await call('GET', MEETING)).toMatchObject({ status: 400, body: { code: 4711 } })
  expect(await call('POST', MEETING.replace('meetings', 'webinars'), NIA)).toMatchObject({ status: 400 })
})

test('Calls without a token are remembered up to ten thousand', async () => {
  zoom.calls.push(...Array.from({ length: 10_000 }, () => 'GET /old'))
  expect(await call('GET', MEETING, undefined, 'none')).toMatchObject({ status: 401 })
  expect(zoom.calls).toHaveLength(10_000)
  expect(zoom.calls.at(-1)).toBe('GET /v2/meetings/85012345678/registrants')
})
