import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EMPTY_STATE_DRAWINGS } from '@section/art/empty-state.ts'
import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { stubService } from '../../testing/stub-service.ts'
import { renderApp } from '../../testing/open-app.tsx'
import { heading, useRouterTests } from '../router.fixture.tsx'

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

useRouterTests()

test('A course that the server refuses shows the 404 page inside the shell', async () => {
  stubService({ '/graphql': ERROR })
  renderApp('/courses/refused')
  await heading(/404/)
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
})

test('A course that cannot be loaded offers Retry, which loads it again', async () => {
  stubService({})
  renderApp('/courses/unreachable')
  await heading('The server doesn’t answer')
  expect(screen.queryByText('Oh snap!')).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('alert').querySelector('img')?.src).toContain(
      encodeURIComponent(EMPTY_STATE_DRAWINGS['not-loaded']),
    ),
  )
  stubService({ '/graphql': NO_SESSIONS })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await heading(/404/)
})

test('An error of the course list shows the error screen instead of the crash page', async () => {
  stubService({ '/graphql': ERROR })
  renderApp('/courses')
  await heading('Hmm...')
  expect(screen.queryByText('Oh snap!')).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
})

test('A link to a screen that is not cached keeps the page while offline and says so', async () => {
  stubService({ '/graphql': NO_SESSIONS })
  const router = renderApp('/courses/known')
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
  renderApp('/courses/later')
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
  renderApp('/no-such-screen')
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
