import { expect, it } from 'vitest'
import { ACTIVATION_POLL, ACTIVATION_WAIT_MS, canRegisterSocially } from './registration-waits.ts'

it('A registration by social account does not run twice within ten minutes', () => {
  expect(canRegisterSocially(null, 0)).toBe(true)
  expect(canRegisterSocially(1_000, 1_000)).toBe(false)
  expect(canRegisterSocially(1_000, 600_999)).toBe(false)
  expect(canRegisterSocially(1_000, 601_000)).toBe(true)
  expect(canRegisterSocially(5_000, 1_000), 'a clock put back').toBe(false)
})

it('The activation of an account is polled every 2 seconds, 5 times, with a timeout of 12 seconds', () => {
  expect(ACTIVATION_POLL).toEqual({ everyMs: 2_000, tries: 5 })
  expect(ACTIVATION_WAIT_MS).toBe(12_000)
})
