import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession } from '../../../../lib/session/sign-out.ts'
import { clearSessionCookies, writeCookie } from '../../../../lib/session/session-cookies.ts'
import { request } from '../lecture.fixture.ts'
import { beginSending, memberProgress } from './member-outbox.ts'

const sent: { token: string | null; place: unknown }[] = []
let online = true

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sent.length = 0
  online = true
  vi.stubGlobal('fetch', (_url: string, init: { body: string; headers: HeadersInit }) => {
    if (!online) return Promise.reject(new TypeError('offline'))
    const { variables } = JSON.parse(init.body) as { variables: { continueAtTime?: number } }
    const token = new Headers(init.headers).get('authorization')
    sent.push({ token, place: variables.continueAtTime })
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

/** Watches to 12 s without a network. */
async function watchOffline(userId: string) {
  online = false
  beginSending(userId)
  const { outbox } = memberProgress(userId)
  const update = { continueAtTime: 12, videoSessionPlayingTime: 12, videoSessionMaxPlayhead: 12 }
  outbox.save(outbox.open(request, 'session-1'), { ...update, status: 'IN_PROGRESS' })
  await vi.advanceTimersByTimeAsync(0)
  online = true
}

const later = () => vi.advanceTimersByTimeAsync(60_000)

it('sends nothing after its member has signed out, and keeps the place for their next sign-in', async () => {
  signIn('ada')
  await watchOffline('ada')
  endSession()
  signIn('ben')
  beginSending('ben')
  window.dispatchEvent(new Event('online'))
  await later()
  expect(sent).toEqual([])
  expect(memberProgress('ada').unsent.place('video', Date.now())).toBe(12)

  endSession()
  signIn('ada')
  beginSending('ada')
  await later()
  expect(sent).toEqual([{ token: 'Bearer token-of-ada', place: 12 }])
})

it('sends nothing under the token of another member whom this tab has not noticed yet', async () => {
  signIn('ada')
  await watchOffline('ada')
  clearSessionCookies()
  signIn('ben')
  await later()
  expect(sent).toEqual([])
  expect(memberProgress('ada').unsent.place('video', Date.now())).toBe(12)
})

it('sends nothing before the page that asked for it stands', async () => {
  signIn('ada')
  await watchOffline('ada')
  endSession()
  signIn('ada')
  memberProgress('ada')
  await later()
  expect(sent).toEqual([])
})
