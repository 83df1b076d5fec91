import { beforeEach, expect, it } from 'vitest'
import { CONFIRMED_PATH, isConfirmed, saveSignInChange, consumeSignInChange } from './pending-change.ts'

// A change that waits for a confirmation belongs to the member who started it.

beforeEach(() => sessionStorage.clear())

it('A pending change of the sign-in is consumed once by its member', () => {
  saveSignInChange('unlink', 'u1')
  expect(consumeSignInChange('u1')).toBe('unlink')
  expect(consumeSignInChange('u1')).toBeNull()
})

it('A member who finds the pending change of another member gets none and removes it', () => {
  saveSignInChange('link', 'u1')
  expect(consumeSignInChange('u2')).toBeNull()
  expect(consumeSignInChange('u1')).toBeNull()
})

it('No change of the sign-in is pending by default', () => expect(consumeSignInChange('u1')).toBeNull())

it('isConfirmed accepts only the path to which a provider returns', () => {
  expect(isConfirmed(new URL(CONFIRMED_PATH, 'https://app.example').search)).toBe(true)
  expect(isConfirmed('')).toBe(false)
  expect(isConfirmed('?redirectPath=%2F%3Fconfirmed')).toBe(false)
})
