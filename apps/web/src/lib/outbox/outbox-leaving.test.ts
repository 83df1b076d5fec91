import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Unreachable } from '../graphql/send.ts'
import { answeredLater, endTest, openTab, settle, TestBrowser } from './test-browser.fixture.ts'

// These tests hide or leave a page. The event that says so may be the last one before the browser discards the page.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  endTest()
})

/** Opens a page that sends one value and waits for its answer. */
function openBusy(browser?: TestBrowser) {
  const { send, resolve } = answeredLater()
  const tab = openTab(send, browser)
  tab.outbox.put('a', 'x')
  return { ...tab, send, resolve, sent: () => send.mock.calls.map(([key, value]) => `${key} ${value}`) }
}

function hide({ fire }: ReturnType<typeof openBusy>): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  fire('visibilitychange')
}

describe.each([
  ['is hidden', hide],
  ['is left', ({ fire }: ReturnType<typeof openBusy>) => void fire('pagehide')],
])('A page that %s', (_how, leave) => {
  test('sends what waits beside what is on its way, and neither twice', async () => {
    const page = openBusy()
    page.outbox.put('b', 'y')
    expect(page.sent()).toEqual(['a x'])
    leave(page)
    leave(page)
    expect(page.sent()).toEqual(['a x', 'b y'])
    page.resolve()
    await settle()
    expect([page.sent(), page.browser.values.size]).toEqual([['a x', 'b y'], 0])
  })

  test('sends what an earlier page has left in its turn only', () => {
    const browser = new TestBrowser()
    for (const key of ['b', 'c'])
      browser.values.set(`box:u1:${key}`, JSON.stringify({ value: 'y', at: Date.now() }))
    const page = openBusy(browser)
    expect(page.sent()).toEqual(['b y'])
    leave(page)
    expect(page.sent()).toEqual(['b y', 'a x'])
  })
})

test('What is put while the page is left is sent at once', () => {
  const page = openBusy()
  page.fire('pagehide')
  page.outbox.put('b', 'y')
  expect(page.sent()).toEqual(['a x', 'b y'])
})

test('What is put after the page came back waits for its turn', async () => {
  const page = openBusy()
  page.fire('pagehide')
  page.fire('pageshow', { persisted: true })
  page.outbox.put('b', 'y')
  expect(page.sent()).toEqual(['a x'])
  page.resolve()
  await settle()
  expect(page.sent()).toEqual(['a x', 'b y'])
})

test('What fails while the page is hidden is sent in its turn', async () => {
  const page = openBusy()
  page.send.mockRejectedValueOnce(new Unreachable(true))
  page.outbox.put('b', 'y')
  hide(page)
  await settle()
  expect([page.sent(), page.outbox.state]).toEqual([['a x', 'b y'], 'waiting'])
  page.resolve()
  await settle()
  expect([page.sent(), page.outbox.pending('b'), page.outbox.state]).toEqual([
    ['a x', 'b y', 'b y'],
    undefined,
    'saved',
  ])
})
