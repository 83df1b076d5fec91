import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showMember } from '../../testing/signed-in.ts'
import { Unreachable } from '../graphql/send.ts'
import { writeCookie } from '../sign-in/sign-in-cookies.ts'
import { endBrowserSignIn } from '../sign-in/sign-in-end.ts'
import { openTab, endTest, settle, TestBrowser } from './test-browser.fixture.ts'

// An outbox holds and sends only the values of the member who is signed in.

beforeEach(() => {
  vi.useFakeTimers()
  showMember('ada')
})
afterEach(endTest)

/** Opens a page as the member whose data was shown last. */
function openPage(browser = new TestBrowser()) {
  const send = vi.fn<(key: string, value: string) => Promise<void>>().mockResolvedValue()
  const tab = browser.open<string>({ name: 'box', send, refused: () => undefined })
  return { ...tab, browser, sent: () => send.mock.calls.map(([key, value]) => [key, value]), send }
}

/** Returns a browser that has stored an unsent value of the member Ada. */
async function leaveUnsent(): Promise<TestBrowser> {
  const { send, outbox, close, browser } = openPage()
  send.mockRejectedValue(new Unreachable(true))
  outbox.put('a', 'x')
  await settle()
  close()
  return browser
}

test('What an earlier page could not send is sent as soon as the outbox is opened', async () => {
  const { sent, outbox } = openPage(await leaveUnsent())
  expect(outbox.pending('a')).toBe('x')
  await settle()
  expect(sent()).toEqual([['a', 'x']])
})

test('Nothing is sent before the data of the member is on the page, and then without being asked for', async () => {
  const browser = await leaveUnsent()
  endBrowserSignIn()
  writeCookie('user_id', 'ada')
  const { sent, outbox } = openPage(browser)
  const heard = vi.fn<() => void>()
  outbox.subscribe(heard)
  await settle()
  expect([sent(), outbox.pending('a'), outbox.state, outbox.list()]).toEqual([[], undefined, 'saved', []])
  showMember('ada')
  expect([outbox.pending('a'), heard.mock.calls.length > 0]).toEqual(['x', true])
  await settle()
  expect(sent()).toEqual([['a', 'x']])
})

test('Subscribing, asking for the state and for what is unsent sends nothing', async () => {
  const { sent, outbox } = openPage()
  await settle()
  outbox.subscribe(() => undefined)
  expect([outbox.state, outbox.pending('a'), outbox.list()]).toEqual(['saved', undefined, []])
  await settle()
  expect(sent()).toEqual([])
})

test('What a member could not send is neither shown to nor sent for the next one, and waits for them', async () => {
  const { send, sent, outbox } = openPage()
  send.mockRejectedValueOnce(new Unreachable(true))
  outbox.put('a', 'x')
  await settle()
  endBrowserSignIn('signed-out')
  showMember('grace')
  expect([outbox.pending('a'), outbox.list()]).toEqual([undefined, []])
  await vi.advanceTimersByTimeAsync(120_000)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(sent()).toHaveLength(1)
  endBrowserSignIn('signed-out')
  showMember('ada')
  expect(outbox.pending('a')).toBe('x')
  await settle()
  expect(sent().slice(1)).toEqual([['a', 'x']])
})

test('What is put while the screens of a member close after their sign-in has ended waits for the next one', async () => {
  const { sent, outbox } = openPage()
  endBrowserSignIn()
  outbox.put('a', 'x')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent()).toEqual([])
  showMember('ada')
  await settle()
  expect(sent()).toEqual([['a', 'x']])
})

test('Nothing is sent under the token of a member who has signed in in another tab', async () => {
  const { sent, outbox } = openPage()
  writeCookie('user_id', 'grace')
  outbox.put('a', 'x')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent()).toEqual([])
  expect(outbox.pending('a')).toBe('x')
})

test('A page whose member has signed out sends nothing when the browser comes online', async () => {
  const { send, sent, outbox, fire } = openPage()
  send.mockRejectedValueOnce(new Unreachable(true))
  outbox.put('a', 'x')
  await settle()
  endBrowserSignIn('signed-out')
  fire('online')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent()).toHaveLength(1)
})

test('A page sends what it keeps as soon as the browser comes online', async () => {
  const { send, sent, outbox, fire } = openPage()
  send.mockRejectedValueOnce(new Unreachable(true))
  outbox.put('a', 'x')
  await settle()
  fire('online')
  await settle()
  expect([sent(), outbox.pending('a')]).toEqual([
    [
      ['a', 'x'],
      ['a', 'x'],
    ],
    undefined,
  ])
})

test('Other tabs hear of a value once the server has it', async () => {
  vi.useRealTimers()
  const heard: unknown[] = []
  const otherTab = new BroadcastChannel('changes')
  otherTab.addEventListener('message', ({ data }) => heard.push(data))
  const { send, outbox } = openTab()
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockReturnValue(promise)
  outbox.put('a', 'x')
  await new Promise((next) => setTimeout(next, 10))
  expect(heard).toEqual([])
  resolve()
  await vi.waitFor(() => expect(heard).toEqual(['u1']))
  otherTab.close()
})
