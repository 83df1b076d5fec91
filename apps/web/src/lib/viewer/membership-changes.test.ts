import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBER_ANSWER, showMember, signedInForTest } from '../../testing/signed-in.ts'
import { queryClient } from '../graphql/query-client.ts'
import { clearSignInCookies, writeCookie } from '../sign-in/sign-in-cookies.ts'
import { endBrowserSignIn, onSignInEnd } from '../sign-in/sign-in-end.ts'
import { followMembership } from './membership-changes.ts'
import { viewerQuery } from './viewer.ts'

const SHOWN = 'MEMBER...e1'
const RENEWED = {
  ...MEMBER_ANSWER,
  getMember: { ...MEMBER_ANSWER.getMember, accountType: 'ALUMNI' as const },
}

/** The requests that wait for the server's answer: the key that each names, and how to answer it. */
let asked: { known: string | null; answer: (response: Response) => void }[]
let viewerAnswer: object
const openAgain = vi.fn(() => Promise.resolve())
const courses = vi.fn(() => Promise.resolve('courses'))
let stopObserving = () => {}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  asked = []
  viewerAnswer = RENEWED
  writeCookie('id_token', 'token')
  showMember('u1')
  signedInForTest()
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    const url = new URL(path, location.origin)
    if (url.pathname === '/graphql') return Promise.resolve(Response.json({ data: viewerAnswer }))
    return new Promise<Response>((resolve, reject) => {
      asked.push({ known: url.searchParams.get('known'), answer: resolve })
      signal?.addEventListener('abort', () => reject(new Error('Aborted')))
    })
  })
  const observer = new QueryObserver(queryClient, { queryKey: ['courses'], queryFn: courses })
  stopObserving = observer.subscribe(() => {})
  await vi.waitFor(() => expect(courses).toHaveBeenCalledOnce())
})
afterEach(() => {
  stopObserving()
  endBrowserSignIn()
  clearSignInCookies()
  queryClient.clear()
  openAgain.mockClear()
  courses.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const follow = () => followMembership('u1', { invalidate: openAgain })
const status = () => queryClient.getQueryData(viewerQuery.queryKey)?.viewer.accountType
const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const requests = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), 5000)
const answer = (response: Response) => asked.at(-1)?.answer(response)

test('A change reads the member, then the guards of the open screen and what it shows, and tells the other tabs', async () => {
  const other = new BroadcastChannel('membership')
  const heard = vi.fn()
  other.addEventListener('message', heard)
  openAgain.mockImplementationOnce(async () => expect(status()).toBe('ALUMNI'))
  follow()
  await requests(1)
  expect(asked[0]?.known).toBe(SHOWN)
  answer(Response.json({ membership: 'ALUMNI...e1' }))
  await vi.waitFor(() => expect(courses).toHaveBeenCalledTimes(2))
  expect(openAgain).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  other.close()
  await requests(2)
  expect(asked[1]?.known).toBe('ALUMNI...e1')
})

test('A change removes what no screen shows before the screen is asked for anew, and no change removes nothing', async () => {
  const other = new BroadcastChannel('membership')
  const kept = () => queryClient.getQueryData(['organization', 'acme'])
  queryClient.setQueryData(['organization', 'acme'], 'people of the former employer')
  viewerAnswer = MEMBER_ANSWER
  follow()
  await requests(1)
  other.postMessage('u1')
  await vi.waitFor(() => expect(openAgain).toHaveBeenCalledOnce())
  expect(kept()).toBe('people of the former employer')
  viewerAnswer = RENEWED
  openAgain.mockImplementationOnce(async () => expect(kept()).toBeUndefined())
  other.postMessage('u1')
  await vi.waitFor(() => expect(openAgain).toHaveBeenCalledTimes(2))
  expect(kept()).toBeUndefined()
  expect(queryClient.getQueryData(['courses'])).toBe('courses')
  other.close()
})

test('A tab that another tells of a change reads everything, too', async () => {
  const other = new BroadcastChannel('membership')
  follow()
  await requests(1)
  other.postMessage('u2')
  other.postMessage('u1')
  await vi.waitFor(() => expect(openAgain).toHaveBeenCalledOnce())
  expect(status()).toBe('ALUMNI')
  other.close()
})

test('A hidden tab asks nothing, and reads what it was told once it is looked at', async () => {
  const other = new BroadcastChannel('membership')
  follow()
  await requests(1)
  look('hidden')
  other.postMessage('u1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toBe('MEMBER')
  expect(asked).toHaveLength(1)
  look('visible')
  await vi.waitFor(() => expect(status()).toBe('ALUMNI'))
  await requests(2)
  other.close()
})

test('Without a change the tab asks again, after the pause that a full server names', async () => {
  follow()
  await requests(1)
  answer(new Response(null, { status: 204 }))
  await requests(2)
  answer(new Response(null, { status: 204, headers: { 'retry-after': '25' } }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(6000)
  await requests(3)
  expect(courses).toHaveBeenCalledOnce()
})

test('A server that does not answer, or answers otherwise, is asked again after growing pauses', async () => {
  // Every pause is then one and a half times its shortest: 3 and 6 seconds, each with half a second more.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  follow()
  await requests(1)
  answer(new Response('A guest network.', { status: 511 }))
  await vi.advanceTimersByTimeAsync(2500)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  await requests(2)
  await vi.advanceTimersByTimeAsync(35_000 + 4000)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3000)
  await requests(3)
})

test('A difference that only the server sees is not asked about all the time', async () => {
  viewerAnswer = MEMBER_ANSWER
  follow()
  await requests(1)
  answer(Response.json({ membership: 'LIMITED..' }))
  await vi.waitFor(() => expect(openAgain).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(25_000)
  expect(asked).toHaveLength(1)
})

test('A sign-in that ends elsewhere ends in this browser, and one that this browser ends asks nothing more', async () => {
  const ends: string[] = []
  const stop = onSignInEnd((end) => ends.push(end))
  viewerAnswer = { getMember: null, getMemberEntitlements: [] }
  follow()
  await requests(1)
  answer(Response.json({ membership: null }))
  await vi.waitFor(() => expect(ends).toEqual(['expired']), 5000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  writeCookie('id_token', 'token')
  showMember('u1')
  signedInForTest()
  follow()
  await requests(2)
  answer(Response.json({ membership: null }))
  endBrowserSignIn('signed-out')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ends).toEqual(['expired', 'signed-out'])
  expect(asked).toHaveLength(2)
  stop()
})
