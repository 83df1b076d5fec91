import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showMember } from '../../testing/signed-in.ts'
import { Unreachable } from '../graphql/send.ts'
import type { OutboxKind } from './outbox-kind.ts'
import { endTest, settle, stubLocks, TestBrowser } from './test-browser.fixture.ts'

// In these tests a page records lists of numbers, which are sent one by one.

beforeEach(() => {
  vi.useFakeTimers()
  showMember('u1')
})
afterEach(endTest)

interface Request {
  key: string
  part: number
  resolve: () => void
  reject: (error: Error) => void
  isOpen: boolean
}

/** Opens a page that records. Returns the requests that the server has received, each of which the test answers. */
function openPage(browser = new TestBrowser()) {
  const requests: Request[] = []
  const kind: OutboxKind<readonly number[], void, number> = {
    name: 'tape',
    isRecorded: true,
    merge: (kept, newer) => [...kept, ...newer],
    parts: {
      next: (values, isLeaving) => (isLeaving ? values.at(-1) : values[0]),
      without: (values, part) => {
        const left = values.filter((value) => value !== part)
        return left.length > 0 ? left : undefined
      },
    },
    isKept: (values) => !values.includes(0),
    send: (key, part) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const request: Request = { key, part, resolve, reject, isOpen: true }
      requests.push(request)
      return promise.finally(() => (request.isOpen = false))
    },
    refused: () => undefined,
  }
  const tab = browser.open(kind)
  const answer = async (number: number) => {
    requests[number]?.resolve()
    await settle()
  }
  const fail = async (number: number) => {
    requests[number]?.reject(new Unreachable(true))
    await settle()
  }
  return {
    ...tab,
    browser,
    answer,
    fail,
    sent: () => requests.map(({ part }) => part),
    inFlight: () => requests.filter(({ isOpen }) => isOpen).length,
  }
}

describe('What a page records', () => {
  test('is sent part by part, with one request on its way', async () => {
    const { outbox, sent, inFlight, answer } = openPage()
    for (const part of [1, 2, 3]) outbox.put('a', [part])
    await settle()
    expect([sent(), inFlight()]).toEqual([[1], 1])
    await answer(0)
    expect([sent(), inFlight()]).toEqual([[1, 2], 1])
    await answer(1)
    await answer(2)
    expect([sent(), outbox.pending('a'), outbox.state]).toEqual([[1, 2, 3], undefined, 'saved'])
  })

  test('is not tried before the pause is over, whatever is recorded meanwhile', async () => {
    const { outbox, sent, fail } = openPage()
    outbox.put('a', [1])
    await settle()
    await fail(0)
    outbox.put('a', [2])
    await vi.advanceTimersByTimeAsync(900)
    expect([sent(), outbox.state]).toEqual([[1], 'waiting'])
    await vi.advanceTimersByTimeAsync(1100)
    expect(sent()).toEqual([1, 1])
  })

  test('and is not worth keeping is sent, and not stored', async () => {
    const { outbox, sent, browser } = openPage()
    outbox.put('a', [0])
    await settle()
    expect([sent(), browser.values.size]).toEqual([[0], 0])
  })

  test('tells other tabs nothing', async () => {
    const heard = vi.fn<() => void>()
    const otherTab = new BroadcastChannel('changes')
    otherTab.addEventListener('message', heard)
    const { outbox, answer } = openPage()
    outbox.put('a', [1])
    await settle()
    await answer(0)
    vi.useRealTimers()
    await new Promise((next) => setTimeout(next, 20))
    expect(heard).not.toHaveBeenCalled()
    otherTab.close()
  })
})

describe('A closing page sends the last part at once, beside another, and', () => {
  /** Leaves the page while the first of three parts is being sent. */
  async function leaveBusy() {
    const page = openPage()
    for (const part of [1, 2, 3]) page.outbox.put('a', [part])
    await settle()
    page.fire('pagehide')
    await settle()
    expect(page.sent()).toEqual([1, 3])
    return page
  }

  test('does not send it again before the other is answered when it fails', async () => {
    const { sent, inFlight, fail, answer, outbox } = await leaveBusy()
    await fail(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent(), inFlight()]).toEqual([[1, 3], 1])
    await answer(0)
    expect(inFlight()).toBe(1)
    await answer(2)
    await answer(3)
    expect([sent(), outbox.pending('a')]).toEqual([[1, 3, 2, 3], undefined])
  })

  test('not again while it is on its way', async () => {
    const { sent, fire, answer } = await leaveBusy()
    fire('pagehide')
    await answer(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent()).toEqual([1, 3])
    await answer(1)
    expect(sent()).toEqual([1, 3, 2])
  })
})

describe('In a browser with locks', () => {
  beforeEach(stubLocks)

  test('what a page records is sent by no other while it lives, and by the next once it has closed', async () => {
    const first = openPage()
    first.outbox.put('a', [1])
    await settle()
    await first.fail(0)
    const second = openPage(first.browser)
    second.outbox.put('b', [2])
    await settle()
    expect(second.sent()).toEqual([2])
    await second.answer(0)
    expect(second.outbox.state).toBe('saved')
    first.close()
    await settle()
    const third = openPage(first.browser)
    await settle()
    expect(third.sent()).toEqual([1])
  })

  test('a page sends what it recorded itself after its member has signed in again', async () => {
    const { endBrowserSignIn } = await import('../sign-in/sign-in-end.ts')
    const { outbox, sent, fail } = openPage()
    outbox.put('a', [1])
    await settle()
    await fail(0)
    endBrowserSignIn()
    await settle()
    showMember('u1')
    await settle()
    expect(sent()).toEqual([1, 1])
    expect(outbox.pending('a')).toEqual([1])
  })
})
