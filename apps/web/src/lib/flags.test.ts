import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { stubService } from '../testing/stub-service.ts'
import { flagsWithinGrace } from './flags.ts'

// Specification 1, sections 4 (navigation gating) and 9.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a redirect waits 2 seconds for the flags and then goes by the safe ones', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  let flags: unknown
  void flagsWithinGrace(new QueryClient()).then((told) => (flags = told))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(flags).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(flags).toBe(SAFE_FLAGS)
})

test('flags that arrive in time are what it goes by', async () => {
  stubService({
    '/ofrep/v1/evaluate/flags': { body: { flags: [{ key: 'profAimcBanner', value: true }] } },
  })
  expect(await flagsWithinGrace(new QueryClient())).toEqual({ ...SAFE_FLAGS, profAimcBanner: true })
})
