import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDataScarce, whenIdle } from './when-idle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('Data of the connection %j is scarce: %s', (connection, scarce) => {
  expect(isDataScarce({ connection })).toBe(scarce)
})

test('Idle work waits for the page to load and for the browser to be idle', () => {
  const calls = vi.fn<() => void>()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  whenIdle(calls)
  expect(idle).toHaveLength(0)
  window.dispatchEvent(new Event('load'))
  expect([idle.length, calls.mock.calls.length]).toEqual([1, 0])
  idle[0]?.()
  expect(calls).toHaveBeenCalledOnce()
})

test('Idle work waits a second in a browser that does not tell when it is idle', () => {
  const calls = vi.fn<() => void>()
  whenIdle(calls)
  vi.advanceTimersByTime(999)
  expect(calls).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(calls).toHaveBeenCalledOnce()
})

test('Idle work that was canceled does not run, before or after the page has loaded', () => {
  const calls = vi.fn<() => void>()
  whenIdle(calls)()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  whenIdle(calls)()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(5000)
  expect(calls).not.toHaveBeenCalled()
})
