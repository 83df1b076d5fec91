import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { GraphQLFailure } from '../graphql/graphql-client.ts'
import { ServerUnavailable, Unreachable } from '../graphql/send.ts'
import { ValueRefused } from './outbox-kind.ts'
import {
  answeredLater,
  endTest,
  failing,
  offline,
  openTab,
  settle,
  TestBrowser,
} from './test-browser.fixture.ts'

// A change that a member makes without a network is kept and sent later.

beforeEach(() => void vi.useFakeTimers())
afterEach(endTest)

describe('A value', () => {
  test('is sent at once and forgotten when the server has it', async () => {
    const { outbox, send, browser } = openTab()
    outbox.put('a', 'x')
    expect([outbox.pending('a'), outbox.state]).toEqual(['x', 'saving'])
    await settle()
    expect(send.mock.calls).toEqual([['a', 'x', 0]])
    expect([outbox.pending('a'), outbox.state, browser.values.size]).toEqual([undefined, 'saved', 0])
  })

  test('that replaces another on its way is sent after it', async () => {
    const { send, resolve } = answeredLater()
    const { outbox } = openTab(send)
    outbox.put('a', 'x')
    vi.advanceTimersByTime(5)
    outbox.put('a', 'y')
    resolve()
    await settle()
    expect(send.mock.calls.map(([, value]) => value)).toEqual(['x', 'y'])
    expect(outbox.pending('a')).toBeUndefined()
  })

  test('that replaces another in the same millisecond is sent too', async () => {
    const { send, resolve } = answeredLater()
    const { outbox } = openTab(send)
    outbox.put('a', 'x')
    outbox.put('a', 'y')
    resolve()
    await settle()
    expect(send.mock.calls.map(([, value]) => value)).toEqual(['x', 'y'])
  })

  test('waits without a network and is sent later with its age, after those that are older', async () => {
    const { outbox, send } = openTab(offline())
    outbox.put('b', 'first')
    await settle()
    expect(outbox.state).toBe('waiting')
    vi.advanceTimersByTime(1)
    outbox.put('a', 'second')
    await settle()
    send.mockReset().mockResolvedValue()
    await vi.advanceTimersByTimeAsync(4000)
    expect(send.mock.calls.map(([key]) => key)).toEqual(['b', 'a'])
    expect(send.mock.calls[0]?.[2]).toBeGreaterThanOrEqual(1000)
    expect(outbox.state).toBe('saved')
  })

  test('is tried again through failures of the server and of the network, which the state tells apart', async () => {
    const { outbox, send } = openTab(failing(new ServerUnavailable(null)))
    const states: string[] = []
    outbox.subscribe(() => outbox.state !== states.at(-1) && states.push(outbox.state))
    outbox.put('a', 'x')
    await settle()
    await outbox.flush()
    send.mockRejectedValue(new Unreachable(true))
    await outbox.flush()
    send.mockResolvedValue()
    await outbox.flush()
    expect(send).toHaveBeenCalledTimes(4)
    expect(states).toEqual(['saved', 'saving', 'failing', 'waiting', 'saved'])
  })

  test('is tried again after pauses that grow to a minute at most', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { outbox, send } = openTab(offline())
    outbox.put('a', 'x')
    await settle()
    for (const pause of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = send.mock.calls.length
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(send).toHaveBeenCalledTimes(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(send).toHaveBeenCalledTimes(before + 1)
    }
  })

  test('is tried again at once when the browser comes online while the try before it fails', async () => {
    const { send, reject } = answeredLater()
    const { outbox } = openTab(send)
    outbox.put('a', 'x')
    void outbox.flush()
    reject(new Unreachable(true))
    await settle()
    expect(send).toHaveBeenCalledTimes(2)
    expect(outbox.state).toBe('saved')
  })

  test.each([
    ['a refusal in words', true, new ValueRefused('This item cannot be ticked.')],
    ['a refused request', true, new GraphQLFailure('Unknown field', 'BAD_USER_INPUT')],
    ['a limit that passes', false, new GraphQLFailure('Slow down', 'LIMIT_EXCEEDED')],
    ['an error of the server', false, new GraphQLFailure('Oops', 'INTERNAL')],
    ['a server that is out of service', false, new ServerUnavailable(null)],
  ])('is forgotten after %s: %s', async (_what, isRefused, error) => {
    const { outbox, refused } = openTab(failing(error))
    outbox.put('a', 'x')
    await settle()
    expect(refused.mock.calls).toEqual(isRefused ? [['a', error]] : [])
    expect([outbox.pending('a'), outbox.state]).toEqual(isRefused ? [undefined, 'saved'] : ['x', 'failing'])
  })

  test('that is older than a month is deleted unsent', async () => {
    const lost = openTab(offline())
    lost.outbox.put('a', 'x')
    await settle()
    lost.close()
    vi.setSystemTime(Date.now() + 30 * DAY_MS)
    const { send } = openTab(undefined, lost.browser)
    await settle()
    expect(send).not.toHaveBeenCalled()
    expect(lost.browser.values.size).toBe(0)
  })

  test('that is unreadable, or belongs to another outbox, stops nothing', async () => {
    const browser = new TestBrowser()
    browser.values.set('box:u1:broken', '{')
    browser.values.set('box:u1:strange', '"text"')
    browser.values.set('other:u1:a', JSON.stringify({ value: 'z', at: Date.now() }))
    const { outbox, send } = openTab(undefined, browser)
    outbox.put('a', 'x')
    await settle()
    expect(send.mock.calls).toEqual([['a', 'x', 0]])
    expect([...browser.values.keys()]).toEqual(['other:u1:a'])
  })
})

test('An outbox that is closed while it sends tries no more, and keeps the value for later', async () => {
  const { send, reject } = answeredLater()
  const { outbox, close } = openTab(send)
  const listener = vi.fn<() => void>()
  outbox.subscribe(listener)
  outbox.put('a', 'x')
  close()
  listener.mockClear()
  reject(new Unreachable(true))
  await vi.advanceTimersByTimeAsync(DAY_MS)
  await outbox.flush()
  expect(send).toHaveBeenCalledOnce()
  expect(listener).not.toHaveBeenCalled()
  expect(outbox.pending('a')).toBe('x')
})
