import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showMember } from '../../testing/signed-in.ts'
import { Outbox } from './outbox.ts'
import { endTest, offline, openTab, settle, TestBrowser } from './test-browser.fixture.ts'

// The storage of a browser may be full or forbidden.

beforeEach(() => void vi.useFakeTimers())
afterEach(endTest)

describe('A browser whose storage', () => {
  test('is full sends a value from memory', async () => {
    const browser = new TestBrowser()
    browser.isFull = true
    const { outbox, send } = openTab(offline(), browser)
    outbox.put('a', 'x')
    await settle()
    expect(outbox.pending('a')).toBe('x')
    send.mockReset().mockResolvedValue()
    await outbox.flush()
    expect(send.mock.calls).toEqual([['a', 'x', 0]])
    expect(outbox.pending('a')).toBeUndefined()
  })

  test('becomes full sends the newest value, not the one that it took before', async () => {
    const { outbox, send, browser } = openTab(offline())
    outbox.put('a', 'x')
    await settle()
    browser.isFull = true
    outbox.put('a', 'y')
    expect(outbox.pending('a')).toBe('y')
    send.mockReset().mockResolvedValue()
    await vi.advanceTimersByTimeAsync(4000)
    expect(send.mock.calls.map(([, value]) => value)).toEqual(['y'])
    expect(outbox.pending('a')).toBeUndefined()
  })

  test('is forbidden sends a value from memory', async () => {
    showMember('u1')
    const send = vi.fn<(key: string, value: string) => Promise<void>>().mockResolvedValue()
    const storage = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    const outbox = new Outbox<string>({ name: 'box', send, refused: () => undefined }, { storage })
    outbox.put('a', 'x')
    expect(outbox.pending('a')).toBe('x')
    await settle()
    expect(send.mock.calls.map(([key, value]) => [key, value])).toEqual([['a', 'x']])
    expect([outbox.pending('a'), outbox.state]).toEqual([undefined, 'saved'])
    outbox.close()
  })
})
