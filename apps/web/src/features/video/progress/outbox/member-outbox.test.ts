import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession } from '../../../../lib/session/sign-out.ts'
import { clearSessionCookies, writeCookie } from '../../../../lib/session/session-cookies.ts'
import { request } from '../lecture.fixture.ts'
import { startSending, memberOutbox } from './member-outbox.ts'

const sent: { token: string | null; position: unknown }[] = []
const opened: unknown[] = []
let online = true

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sent.length = 0
  opened.length = 0
  online = true
  vi.stubGlobal('fetch', (_url: string, init: { body: string; headers: HeadersInit }) => {
    if (!online) return Promise.reject(new TypeError('offline'))
    const { variables } = JSON.parse(init.body) as { variables: { continueAtTime?: number; type?: string } }
    if (variables.continueAtTime === undefined) {
      opened.push(variables.type)
      return Promise.resolve(
        Response.json({ data: { createVideoSession: { error: { code: 'NOT_FOUND', message: '' } } } }),
      )
    }
    const token = new Headers(init.headers).get('authorization')
    sent.push({ token, position: variables.continueAtTime })
    return Promise.resolve(Response.json({ data: { updateVideoSession: { error: { code: 'NOT_FOUND' } } } }))
  })
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function signIn(userId: string) {
  writeCookie('user_id', userId)
  writeCookie('id_token', `token-of-${userId}`)
}

/** Watches until 12 s without a network. */
async function watchOffline(userId: string) {
  online = false
  startSending(userId)
  const outbox = memberOutbox(userId)
  const update = { continueAtTime: 12, videoSessionPlayingTime: 12, videoSessionMaxPlayhead: 12 }
  outbox.save(outbox.open(request, 'session-1'), { ...update, status: 'IN_PROGRESS' })
  await vi.advanceTimersByTimeAsync(0)
  online = true
}

const advanceMinute = () => vi.advanceTimersByTimeAsync(60_000)

it('The outbox of video progress sends nothing after its member signed out, and keeps the position for their next sign-in', async () => {
  signIn('ada')
  await watchOffline('ada')
  endSession()
  signIn('ben')
  startSending('ben')
  window.dispatchEvent(new Event('online'))
  await advanceMinute()
  expect(sent).toEqual([])
  expect(memberOutbox('ada').unsent.getPosition('video', Date.now())).toBe(12)

  endSession()
  signIn('ada')
  startSending('ada')
  await advanceMinute()
  expect(sent).toEqual([{ token: 'Bearer token-of-ada', position: 12 }])
})

it('The outbox of video progress sends nothing under the token of a member who signed in in another tab', async () => {
  signIn('ada')
  await watchOffline('ada')
  clearSessionCookies()
  signIn('ben')
  await advanceMinute()
  expect(sent).toEqual([])
  expect(memberOutbox('ada').unsent.getPosition('video', Date.now())).toBe(12)
})

it('The outbox of video progress sends nothing before the page calls startSending', async () => {
  signIn('ada')
  await watchOffline('ada')
  endSession()
  signIn('ada')
  memberOutbox('ada')
  await advanceMinute()
  expect(sent).toEqual([])
})

it('An update of video progress that an earlier version stored without a type is sent for an on-demand course', async () => {
  const { type: _none, ...untyped } = request
  const update = { continueAtTime: 12, videoSessionPlayingTime: 12, videoSessionMaxPlayhead: 12 }
  const stored = { key: 'old', request: untyped, userVideoSessionId: null, updates: [update], at: Date.now() }
  localStorage.setItem('unsent-progress:ada:old', JSON.stringify(stored))
  signIn('ada')
  startSending('ada')
  await vi.waitFor(() => expect(opened).toEqual(['ON_DEMAND']))
})
