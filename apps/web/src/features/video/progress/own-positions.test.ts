import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setServerTime } from '../../../lib/graphql/server-time.ts'
import { clearSignInCookies, writeCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { endBrowserSignIn } from '../../../lib/sign-in/sign-in-end.ts'
import { ownPosition, rememberPosition, rememberVideoSession } from './own-positions.ts'

const NOON = Date.UTC(2026, 10, 26, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  localStorage.clear()
  writeCookie('user_id', 'ada')
})
afterEach(() => {
  endBrowserSignIn()
  localStorage.clear()
  vi.useRealTimers()
})

const watch = (videoId: string, position: number) => rememberPosition(videoId, { position, at: Date.now() })

describe('The positions that a browser remembers', () => {
  test('are those of its member, with the time by the server’s clock', () => {
    setServerTime(NOON + 3_600_000)
    rememberPosition('v', { position: 12, at: NOON - 5000 })
    rememberVideoSession('v', 's1')
    expect(ownPosition('v')).toEqual({
      videoId: 'v',
      position: 12,
      at: NOON + 3_600_000 - 5000,
      videoSessions: ['s1'],
    })
    writeCookie('user_id', 'ben')
    expect(ownPosition('v')).toBeNull()
  })

  test('have no time before the server’s clock is known', () => {
    watch('v', 12)
    expect(ownPosition('v')).toMatchObject({ position: 12, at: null })
  })

  test('are of the 50 videos watched last, with the latest five video sessions of each', () => {
    for (let n = 1; n <= 51; n++) watch(`v${n}`, n)
    expect([ownPosition('v1'), ownPosition('v2')?.position]).toEqual([null, 2])
    for (let n = 1; n <= 6; n++) rememberVideoSession('v2', `s${n}`)
    rememberVideoSession('v2', 's4')
    expect(ownPosition('v2')?.videoSessions).toEqual(['s4', 's6', 's5', 's3', 's2'])
  })

  test('are removed when the member signs out, and kept when the sign-in expires', () => {
    watch('v', 12)
    endBrowserSignIn('expired')
    writeCookie('user_id', 'ada')
    expect(ownPosition('v')?.position).toBe(12)
    endBrowserSignIn('signed-out')
    // The player that was open saves once more when it is closed.
    watch('v', 13)
    writeCookie('user_id', 'ada')
    expect(ownPosition('v')).toBeNull()
    expect(Object.keys(localStorage).filter((name) => name.includes('video'))).toEqual([])
  })

  test.each([['no JSON'], ['{"videoId":"v"}'], ['[1,null,{"videoId":"v","position":"12"}]']])(
    'are none where the browser has stored %s',
    (text) => {
      localStorage.setItem('until-sign-out:ada:video-positions', text)
      expect(ownPosition('v')).toBeNull()
      watch('v', 12)
      expect(ownPosition('v')?.position).toBe(12)
    },
  )

  test('last as long as the page where the browser forbids storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    watch('v', 12)
    expect(ownPosition('v')?.position).toBe(12)
    vi.restoreAllMocks()
    clearSignInCookies()
  })
})
