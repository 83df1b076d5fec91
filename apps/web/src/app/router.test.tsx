import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.tsx'
import { flagsQuery } from '../lib/flags.ts'
import { execute } from '../lib/graphql/graphql-client.ts'
import { queryClient } from '../lib/graphql/query-client.ts'
import { clearSessionCookies, writeCookie } from '../lib/session/session-cookies.ts'
import { signedInForTest } from '../testing/signed-in.ts'
import { stubService } from '../testing/stub-service.ts'
import { startRouter } from './router.tsx'

const ERROR = {
  body: { data: null, errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }] },
}
const NO_SESSIONS = {
  body: {
    data: {
      listUserSessionsByCourse: [],
      getOnDemandContent: null,
      getVideoProgressByCourse: null,
      listFacultyCourses: [],
      listWaitlists: [],
      listCourseBookmarks: [],
      getCourseAlert: null,
      getCourseOffer: null,
    },
  },
}

beforeEach(() => {
  // React and the router log each error that a screen shows.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  writeCookie('user_id', 'u1')
  signedInForTest()
  queryClient.setQueryData(flagsQuery.queryKey, SAFE_FLAGS)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  onlineManager.setOnline(true)
  hideToasts()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearSessionCookies()
  queryClient.clear()
})

function open(path: string) {
  const router = startRouter(createMemoryHistory({ initialEntries: [path] }))
  render(
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  )
  return router
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })

test('An unknown address shows a member the 404 page inside the shell', async () => {
  stubService({})
  open('/no-such-screen')
  await heading(/404/)
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
})

test('An unknown address shows a visitor the 404 page without the shell', async () => {
  stubService({})
  clearSessionCookies()
  queryClient.clear()
  open('/no-such-screen')
  await heading(/404/)
  expect(screen.queryByRole('banner')).toBeNull()
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/courses/%',
  '/courses/%zz',
  '/certificates/%C0%AF',
  '/preview/%',
  '/courses/session/a/%/b',
])('The malformed address %s shows the 404 page', async (path) => {
  stubService({})
  open(path)
  await heading(/404/)
  expect(screen.queryByText('Oh snap!')).toBeNull()
})

test.each(['1e3', '1000000000000000001', '007', 'null', 'true', '[1]', '{"a":1}', '"quoted"', '100%', 'a+b'])(
  'The parameters of an address keep the text %s',
  async (text) => {
    stubService({})
    const address = `/no-such-screen?${new URLSearchParams({ q: text, redirectPath: text })}`
    const router = open(address)
    await heading(/404/)
    expect({ ...router.state.location.search }).toEqual({ q: text, redirectPath: text })
    expect(router.state.location.href).toBe(address)
  },
)

test.each(['/events/nobody-knows', '/resources/nobody-knows', '/member-directory/nobody-knows'])(
  'The unknown address %s below a screen that is not built yet shows the 404 page',
  async (path) => {
    stubService({})
    open(path)
    await heading(/404/)
  },
)

test('Screens that are not built yet are announced, including those below the member’s account', async () => {
  stubService({})
  open('/events')
  await heading('Events')
  cleanup()
  open('/member-directory/u1')
  await heading('Member Profile')
})

test.each([
  ['?m=nope', ''],
  ['?filter=nope&s=nope,ai&t=nope&d=nope&b=nope&sort=nope&q=%20', '?s=ai'],
  ['?filter=live&utm_source=mail', '?utm_source=mail&m=live'],
])(
  'Unknown filters of the course list are removed from the address: %s becomes %s',
  async (before, after) => {
    stubService({ '/graphql': { body: { data: { listUserSessions: [], listCourseBookmarks: [] } } } })
    const router = open(`/courses${before}`)
    await heading('Courses Dashboard')
    await waitFor(() => expect(router.state.location.searchStr).toBe(after))
  },
)

test('A course that the server refuses shows the 404 page inside the shell', async () => {
  stubService({ '/graphql': ERROR })
  open('/courses/refused')
  await heading(/404/)
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
})

test('A course that cannot be loaded offers Retry, which loads it again', async () => {
  stubService({})
  open('/courses/unreachable')
  await heading('The server doesn’t answer')
  expect(screen.queryByText('Oh snap!')).toBeNull()
  stubService({ '/graphql': NO_SESSIONS })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await heading(/404/)
})

test('An error of the course list shows the error screen instead of the crash page', async () => {
  stubService({ '/graphql': ERROR })
  open('/courses')
  await heading('Hmm...')
  expect(screen.queryByText('Oh snap!')).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
})

test('A link to a screen that is not cached keeps the page while offline and says so', async () => {
  stubService({ '/graphql': NO_SESSIONS })
  const router = open('/courses/known')
  await heading(/404/)
  act(() => onlineManager.setOnline(false))
  expect(screen.getByText('You’re offline. What is open stays open.')).toBeDefined()
  void router.navigate({ href: '/courses/other' })
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'You’re offline: this page can’t be opened right now.',
    ),
  )
  expect(router.state.location.pathname).toBe('/courses/known')
})

test('A screen that failed offline loads by itself when the browser is online again', async () => {
  stubService({ '/graphql': NO_SESSIONS })
  onlineManager.setOnline(false)
  open('/courses/later')
  await heading('You’re offline')
  act(() => onlineManager.setOnline(true))
  await heading(/404/)
})

test('A slow request is announced within three seconds, and Retry repeats it', async () => {
  let requests = 0
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    requests++
    if (requests > 1) return Promise.resolve(new Response('{"data":{"answer":42}}'))
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted'))))
  })
  open('/no-such-screen')
  await heading(/404/)
  vi.useFakeTimers()
  const question = { __meta__: { hash: 'q', query: true } } as unknown as TypedDocumentString<
    { answer: number },
    Record<string, never>
  >
  void queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => execute(question) })
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(screen.getByText(/Still trying/).closest('[role=status]')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(requests).toBe(2)
  expect(screen.queryByText(/Still trying/)).toBeNull()
})
