import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endBrowserSignIn } from '../../../../lib/sign-in/sign-in-end.ts'
import { clearSignInCookies, writeCookie } from '../../../../lib/sign-in/sign-in-cookies.ts'
import { showMember } from '../../../../testing/signed-in.ts'
import { request } from '../lecture.fixture.ts'
import { memberProgress } from './member-progress.ts'
import { unsentKeys } from './unsent-keys.fixture.ts'

const sent: { token: string | null; position: unknown }[] = []
const opened: unknown[] = []
let online = true

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sent.length = 0
  opened.length = 0
  online = true
  vi.stubGlobal(
    'fetch',
    (_url: string, init: { body: string; headers: HeadersInit; keepalive?: boolean }) => {
      if (!online) return Promise.reject(new TypeError('offline'))
      const { variables } = JSON.parse(init.body) as { variables: { continueAtTime?: number; type?: string } }
      if (variables.continueAtTime === undefined) {
        opened.push(variables.type)
        return Promise.resolve(
          Response.json({ data: { createVideoSession: { error: { code: 'NOT_FOUND', message: '' } } } }),
        )
      }
      expect(init.keepalive, 'an update is sent even when the page closes').toBe(true)
      expect(new Blob([init.body]).size, 'browsers refuse larger bodies of a page that closes').toBeLessThan(
        64 * 1024,
      )
      const token = new Headers(init.headers).get('authorization')
      sent.push({ token, position: variables.continueAtTime })
      return Promise.resolve(
        Response.json({ data: { updateVideoSession: { error: { code: 'NOT_FOUND' } } } }),
      )
    },
  )
})
afterEach(() => {
  endBrowserSignIn()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function signIn(userId: string) {
  writeCookie('id_token', `token-of-${userId}`)
  showMember(userId)
}

/** Watches until 12 s without a network. */
async function watchOffline() {
  online = false
  const update = {
    continueAtTime: 12,
    videoSessionPlayingTime: 12,
    videoSessionMaxPlayhead: 12,
    positionAt: Date.now(),
  }
  memberProgress.save(memberProgress.open(request, 'session-1'), { ...update, status: 'IN_PROGRESS' })
  await vi.advanceTimersByTimeAsync(0)
  online = true
}

const advanceMinute = () => vi.advanceTimersByTimeAsync(60_000)

it('Video progress is not sent after its member signed out, and the position is kept for their next sign-in', async () => {
  signIn('ada')
  await watchOffline()
  endBrowserSignIn()
  signIn('ben')
  window.dispatchEvent(new Event('online'))
  await advanceMinute()
  expect(sent).toEqual([])
  expect(memberProgress.getPosition('video')).toBeNull()

  endBrowserSignIn()
  signIn('ada')
  expect(memberProgress.getPosition('video')?.position).toBe(12)
  await advanceMinute()
  expect(sent).toEqual([{ token: 'Bearer token-of-ada', position: 12 }])
})

it('Video progress is never sent under the token of a member who signed in in another tab', async () => {
  signIn('ada')
  await watchOffline()
  clearSignInCookies()
  writeCookie('user_id', 'ben')
  writeCookie('id_token', 'token-of-ben')
  await advanceMinute()
  expect(sent).toEqual([])
  expect(memberProgress.getPosition('video')?.position).toBe(12)
})

it('The position at which a member stops when the sign-in ends is sent after the next sign-in', async () => {
  signIn('ada')
  const session = memberProgress.open(request, 'session-1')
  endBrowserSignIn()
  const update = {
    continueAtTime: 7,
    videoSessionPlayingTime: 7,
    videoSessionMaxPlayhead: 7,
    positionAt: Date.now(),
  }
  memberProgress.save(session, { ...update, status: 'IN_PROGRESS' })
  await advanceMinute()
  expect(sent).toEqual([])
  signIn('ada')
  await advanceMinute()
  expect(sent).toEqual([{ token: 'Bearer token-of-ada', position: 7 }])
})

it('Progress that an earlier version stored without a type is sent for an on-demand course', async () => {
  const { type: _none, ...untyped } = request
  const update = { continueAtTime: 12, videoSessionPlayingTime: 12, videoSessionMaxPlayhead: 12 }
  const stored = { key: 'old', request: untyped, userVideoSessionId: null, updates: [update], at: Date.now() }
  localStorage.setItem('unsent-progress:ada:old', JSON.stringify(stored))
  signIn('ada')
  await vi.waitFor(() => expect(opened).toEqual(['ON_DEMAND']))
})

it('Progress updates are deleted unsent after a week, and so is what cannot be read', async () => {
  signIn('ada')
  await watchOffline()
  endBrowserSignIn()
  localStorage.setItem('unsent-progress:ada:broken', JSON.stringify({ value: {}, at: Date.now() }))
  vi.setSystemTime(Date.now() + 7 * 86_400_000)
  signIn('ada')
  await advanceMinute()
  expect([sent, unsentKeys()]).toEqual([[], []])
})

it('A browser that forbids storage has no progress to send, and resumes nowhere', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  signIn('ada')
  await advanceMinute()
  expect([memberProgress.getPosition('video'), sent]).toEqual([null, []])
  vi.restoreAllMocks()
})

it('The last position of a page that is left is sent at once with the member’s token', () => {
  signIn('ada')
  const session = memberProgress.open(request, 'session-1')
  window.addEventListener(
    'pagehide',
    () => {
      const update = { continueAtTime: 12, videoSessionPlayingTime: 12, videoSessionMaxPlayhead: 12 }
      memberProgress.save(session, { ...update, positionAt: Date.now(), status: 'IN_PROGRESS' })
    },
    { once: true },
  )
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([{ token: 'Bearer token-of-ada', position: 12 }])
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
})
