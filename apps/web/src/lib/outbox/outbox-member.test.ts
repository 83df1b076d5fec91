import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../session/sign-out.ts'
import { writeCookie } from '../session/session-cookies.ts'
import { memberOutbox } from './member-outbox.ts'

// The outbox of whoever is signed in. Specification 2, section 4.8.

beforeEach(() => {
  vi.useFakeTimers()
  writeCookie('user_id', 'ada')
})
afterEach(() => {
  endSession()
  localStorage.clear()
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

function openPage() {
  const send = vi.fn<(key: string, value: string, ageMs: number) => Promise<void>>().mockResolvedValue()
  return { send, outbox: memberOutbox<string>('box', { send, refused: () => undefined }) }
}

/** Leaves a value of the signed-in member that could not be sent. */
async function leaveUnsent(): Promise<void> {
  const { send, outbox } = openPage()
  send.mockRejectedValue(new Error('No network'))
  outbox().put('a', 'x')
  await settle()
  outbox().dispose()
}

test('What an earlier page could not send is sent as soon as the outbox is asked for', async () => {
  await leaveUnsent()
  const { send, outbox } = openPage()
  expect(send).not.toHaveBeenCalled()
  expect(outbox().pending('a')).toBe('x')
  await settle()
  expect(send.mock.calls).toEqual([['a', 'x', 0]])
})

test('A member has one outbox on a page', () => {
  const { outbox } = openPage()
  expect(outbox()).toBe(outbox())
})

test('What a member could not send is neither shown to nor sent for the next one, and waits for them', async () => {
  await leaveUnsent()
  endSession('signed-out')
  writeCookie('user_id', 'grace')
  const next = openPage()
  expect(next.outbox().pending('a')).toBeUndefined()
  await settle()
  expect(next.send).not.toHaveBeenCalled()
  endSession('signed-out')
  writeCookie('user_id', 'ada')
  const back = openPage()
  back.outbox()
  await settle()
  expect(back.send.mock.calls).toEqual([['a', 'x', 0]])
})

test('Nothing is sent under the token of a member who has signed in in another tab', async () => {
  const { send, outbox } = openPage()
  const ofAda = outbox()
  writeCookie('user_id', 'grace')
  ofAda.put('a', 'x')
  await settle()
  expect(send).not.toHaveBeenCalled()
  expect(ofAda.pending('a')).toBe('x')
})

test('A page whose member has signed out sends nothing when the browser comes online', async () => {
  const { send, outbox } = openPage()
  send.mockRejectedValueOnce(new Error('No network'))
  outbox().put('a', 'x')
  await settle()
  endSession('signed-out')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledOnce()
})

test('Other tabs hear of a value once the server has it', async () => {
  vi.useRealTimers()
  const heard: unknown[] = []
  const otherTab = new BroadcastChannel('changes')
  otherTab.addEventListener('message', ({ data }) => heard.push(data))
  const { send, outbox } = openPage()
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockReturnValue(promise)
  outbox().put('a', 'x')
  await new Promise((next) => setTimeout(next, 10))
  expect(heard).toEqual([])
  resolve()
  await vi.waitFor(() => expect(heard).toEqual(['ada']))
  otherTab.close()
})
