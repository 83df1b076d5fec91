import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSender } from './tracking-sender.ts'

const fetched = vi.fn<typeof fetch>()
const SINK = { url: 'https://events.example', writeKey: 'key' }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(() => Promise.resolve(new Response('{}'))),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
  document.cookie = 'member_user_id=; max-age=0'
})

function sent(call: number): { url: unknown; init: RequestInit; body: { batch: Record<string, unknown>[] } } {
  const [url, init = {}] = fetched.mock.calls[call] ?? []
  return { url, init, body: JSON.parse(bodyOf(init)) }
}

test('Tracked events are sent in one batch with the user id and the path, but without secrets', async () => {
  document.cookie = 'member_user_id=u-1'
  history.replaceState(null, '', '/preview/SECRET-CODE?tac=CANARY')
  const send = startSender(SINK)
  send({ type: 'track', event: 'Signed In', properties: { method: 'password' }, at: Date.now() })
  send({
    type: 'track',
    event: 'CTA Clicked',
    properties: { text: 'Join', location: 'https://x.example/?code=CANARY' },
    at: Date.now() - 5000,
  })
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  const { url, init, body } = sent(0)
  expect(url).toBe('https://events.example/v1/batch')
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
  expect(body).toMatchObject({
    writeKey: 'key',
    batch: [
      {
        type: 'track',
        event: 'Signed In',
        userId: 'u-1',
        properties: { method: 'password' },
        context: { page: { path: '/preview/[scrubbed]' } },
      },
      { event: 'CTA Clicked', timestamp: new Date(1_700_000_000_000 - 5000).toISOString() },
    ],
  })
  expect(bodyOf(init)).not.toMatch(/CANARY|SECRET-CODE/)
})

test('A submitted survey is sent with the name and the email address of the member, and its texts lose other addresses', async () => {
  const send = startSender(SINK)
  const properties = {
    title: 'Manager, boss@ledgerloop.example',
    survey_type: 'BASIC_INFO_SURVEY_V2',
    email: 'nia@example.com',
    first_name: 'Nia',
    last_name: 'Okafor',
  }
  send({ type: 'track', event: 'Survey Submitted', properties, at: Date.now() })
  send({ type: 'track', event: 'CTA Clicked', properties, at: Date.now() })
  await vi.advanceTimersByTimeAsync(500)
  expect(sent(0).body.batch).toMatchObject([
    { event: 'Survey Submitted', properties: { ...properties, title: 'Manager, [scrubbed]' } },
    { event: 'CTA Clicked', properties: { email: '[scrubbed]' } },
  ])
})

test('Tracked events that wait are sent when the page is left', () => {
  const send = startSender(SINK)
  send({ type: 'identify', userId: 'u-2', traits: { accountType: 'LIMITED' }, at: Date.now() })
  dispatchEvent(new Event('pagehide'))
  expect(sent(0).body.batch).toMatchObject([
    { type: 'identify', userId: 'u-2', traits: { accountType: 'LIMITED' } },
  ])
})

test.each([
  ['refuses', () => Promise.reject(new TypeError('refused')), 3],
  ['answers 500', () => Promise.resolve(new Response('', { status: 500 })), 3],
  ['answers 400', () => Promise.resolve(new Response('', { status: 400 })), 1],
] as const)(
  'A tracking service that %s gets a limited number of requests and causes no error',
  async (_name, answer, times) => {
    fetched.mockImplementation(answer)
    startSender(SINK)({ type: 'track', event: 'Password Created', properties: {}, at: Date.now() })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(times)
  },
)

const bodyOf = ({ body }: RequestInit): string => (typeof body === 'string' ? body : '')
