import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { type SessionPageData, sessionPageQuery } from '../session-page-query.ts'
import { useSessionTests } from '../session-page.fixture.ts'
import { bonus, content, session } from '../session-page-parts.fixture.ts'
import { signedInForTest } from '../../../testing/signed-in.ts'
import { writeCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { tick, tickOutbox } from './tick-outbox.ts'

// These tests tick an item while the page is being loaded or is shown in another tab.

useSessionTests()

const answer = (data: object) => new Response(JSON.stringify({ data }))

/** Stubs a server with one bonus item. It answers a tick at once, and a request for the page when the test calls `send`. */
function serveBonus() {
  let status: 'COMPLETED' | 'NOT_STARTED' = 'NOT_STARTED'
  const held: (() => void)[] = []
  vi.stubGlobal('fetch', (_path: string, { body, signal }: { body: string; signal?: AbortSignal }) => {
    const { variables } = JSON.parse(body) as { variables: { status?: typeof status } }
    if (variables.status) {
      status = variables.status
      return Promise.resolve(
        answer({ saveSessionContentProgress: { status, courseBadgeId: null, error: null } }),
      )
    }
    const page = answer({
      getUserSession: session(),
      getUserSessionConfig: null,
      getSessionContent: content({ checklist: [bonus('b1', { completionStatus: status })] }),
      getSessionContainerContent: [],
      getVideoProgressBySession: null,
    })
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('Canceled')))
      held.push(() => resolve(page))
    })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const send = async () => {
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0))
    held.shift()?.()
  }
  return { held, send }
}

beforeEach(() => {
  writeCookie('user_id', 'u1')
  signedInForTest()
  queryClient.clear()
})

const query = sessionPageQuery('s1')
const statusOf = (page: SessionPageData | null | undefined) => page?.content?.checklist[0]?.completionStatus
const shown = () => statusOf(queryClient.getQueryData(query.queryKey))

test('A page that was asked for before a tick was saved does not take it back, and is asked for again', async () => {
  const { held, send } = serveBonus()
  onTestFinished(new QueryObserver(queryClient, query).subscribe(() => undefined))
  await send()
  await vi.waitFor(() => expect(shown()).toBe('NOT_STARTED'))
  void queryClient.invalidateQueries({ queryKey: query.queryKey })
  await vi.waitFor(() => expect(held).toHaveLength(1))
  tick('b1', 'COMPLETED')
  await vi.waitFor(() => expect(shown()).toBe('COMPLETED'))
  await send()
  await send()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(shown()).toBe('COMPLETED')
})

test('A tick is shown until the screens have heard that the server has it', async () => {
  const { send } = serveBonus()
  let heard: ReturnType<typeof shown>
  // Like `useQuery`, the screen is notified of a change in the cache in a later task.
  const hear = notifyManager.batchCalls((result: { data?: SessionPageData | null | undefined }) => {
    heard = statusOf(result.data)
  })
  onTestFinished(new QueryObserver(queryClient, query).subscribe(hear))
  await send()
  await vi.waitFor(() => expect(heard).toBe('NOT_STARTED'))
  const drawn: unknown[] = []
  onTestFinished(tickOutbox.subscribe(() => drawn.push(tickOutbox.pending('b1') ?? heard)))
  tick('b1', 'COMPLETED')
  await vi.waitFor(() => expect(tickOutbox.state).toBe('saved'))
  expect(new Set(drawn)).toEqual(new Set(['COMPLETED']))
  expect(tickOutbox.pending('b1')).toBeUndefined()
})

test('A tick of another tab is shown from the first to the last, before and after the server has it', async () => {
  const { send } = serveBonus()
  let heard: ReturnType<typeof shown>
  const hear = notifyManager.batchCalls((result: { data?: SessionPageData | null | undefined }) => {
    heard = statusOf(result.data)
  })
  onTestFinished(new QueryObserver(queryClient, query).subscribe(hear))
  await send()
  await vi.waitFor(() => expect(heard).toBe('NOT_STARTED'))
  const drawn: unknown[] = []
  onTestFinished(tickOutbox.subscribe(() => drawn.push(tickOutbox.pending('b1') ?? heard)))
  const name = 'unsent-ticks:u1:b1'
  const change = (value: object | null) => {
    const newValue = value && JSON.stringify(value)
    if (newValue) localStorage.setItem(name, newValue)
    else localStorage.removeItem(name)
    return () => void window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
  }
  change({ value: 'COMPLETED', at: Date.now() })()
  expect(tickOutbox.pending('b1')).toBe('COMPLETED')
  // The other tab removes the entry before this tab receives the event with the answer.
  const [answered, removed] = [
    change({ at: Date.now(), answer: { stored: 'COMPLETED', earnedBadge: false } }),
    change(null),
  ]
  answered()
  removed()
  await vi.waitFor(() => expect(tickOutbox.pending('b1')).toBeUndefined())
  expect(heard).toBe('COMPLETED')
  expect(new Set(drawn)).toEqual(new Set(['COMPLETED']))
})
