import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poll } from './poll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Answers each request by its number, and records its time in milliseconds since the first request. */
function questions(answer: (asked: number) => Promise<string | null>) {
  const began = Date.now()
  const times: number[] = []
  return {
    times,
    ask: () => {
      times.push(Date.now() - began)
      return answer(times.length)
    },
  }
}

it('poll() sends a request every two seconds, five times, and then returns null', async () => {
  const { times, ask } = questions(async () => null)
  const answer = poll(ask)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBeNull()
  expect(times).toEqual([0, 2_000, 4_000, 6_000, 8_000])
})

it('poll() returns the first result, and counts a failed request as a try', async () => {
  const { times, ask } = questions(async (asked) => {
    if (asked === 1) throw new Error('offline')
    return asked === 3 ? 'ready' : null
  })
  const answer = poll(ask)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('ready')
  expect(times).toEqual([0, 2_000, 4_000])
})

it('poll() ends after the given time even if a request is in flight', async () => {
  const { ask } = questions(() => new Promise(() => {}))
  let ended: string | null | undefined
  void poll(ask, 12_000).then((answer) => (ended = answer))
  await vi.advanceTimersByTimeAsync(11_999)
  expect(ended).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toBeNull()
})
