import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answeredLater, offline, openTab, settle } from './latest-outbox.fixture.ts'

// One storage is shared by the tabs of a browser, and may be full or forbidden.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('Two tabs', () => {
  test('show and send what the other has kept', async () => {
    const first = openTab(offline())
    const second = openTab()
    first.outbox.put('a', 'x')
    await settle()
    first.outbox.dispose()
    expect(second.outbox.pending('a')).toBe('x')
    await second.outbox.flush()
    expect(second.send.mock.calls).toEqual([['a', 'x', 0]])
    expect(first.outbox.pending('a')).toBeUndefined()
  })

  test('keep the value that one of them puts while the other sends an older one', async () => {
    const { send, resolve } = answeredLater()
    const first = openTab(send)
    const second = openTab(offline())
    first.outbox.put('a', 'x')
    second.outbox.put('a', 'y')
    resolve()
    await settle()
    second.outbox.dispose()
    expect(send.mock.calls.map(([, value]) => value)).toEqual(['x', 'y'])
  })

  test.each([
    ['a value of this outbox', 'box:a', 1],
    ['a value of another outbox', 'other:a', 0],
    ['the whole storage', null, 1],
  ])('hear of %s that changed in the other (%s): %i time', (_what, key, times) => {
    const { outbox } = openTab()
    const listener = vi.fn<() => void>()
    const stop = outbox.subscribe(listener)
    window.dispatchEvent(new StorageEvent('storage', { key }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(listener).toHaveBeenCalledTimes(times)
  })
})

describe('A browser whose storage', () => {
  /** A storage that takes nothing new once it is full. */
  function fillable() {
    const values = new Map<string, string>()
    const storage = {
      isFull: false,
      get length() {
        return values.size
      },
      clear: () => values.clear(),
      key: (at: number) => [...values.keys()][at] ?? null,
      getItem: (key: string) => values.get(key) ?? null,
      removeItem: (key: string) => void values.delete(key),
      setItem(key: string, value: string) {
        if (storage.isFull) throw new DOMException('Full', 'QuotaExceededError')
        values.set(key, value)
      },
    }
    return storage
  }

  test('is full sends a value from memory', async () => {
    const storage = fillable()
    storage.isFull = true
    const { outbox, send } = openTab(offline(), () => storage)
    outbox.put('a', 'x')
    await settle()
    expect(outbox.pending('a')).toBe('x')
    send.mockReset().mockResolvedValue()
    await outbox.flush()
    expect(send.mock.calls).toEqual([['a', 'x', 0]])
    expect(outbox.pending('a')).toBeUndefined()
  })

  test('becomes full sends the newest value, not the one that it took before', async () => {
    const storage = fillable()
    const { outbox, send } = openTab(offline(), () => storage)
    outbox.put('a', 'x')
    await settle()
    storage.isFull = true
    outbox.put('a', 'y')
    expect(outbox.pending('a')).toBe('y')
    send.mockReset().mockResolvedValue()
    await vi.advanceTimersByTimeAsync(4000)
    expect(send.mock.calls.map(([, value]) => value)).toEqual(['y'])
    expect(outbox.pending('a')).toBeUndefined()
  })

  test('is forbidden sends a value from memory', async () => {
    const { outbox, send } = openTab(undefined, () => {
      throw new DOMException('Denied', 'SecurityError')
    })
    outbox.put('a', 'x')
    expect(outbox.pending('a')).toBe('x')
    await settle()
    expect(send.mock.calls).toEqual([['a', 'x', 0]])
    expect([outbox.pending('a'), outbox.state]).toEqual([undefined, 'saved'])
  })
})
