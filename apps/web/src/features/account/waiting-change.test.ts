import { beforeEach, expect, it } from 'vitest'
import { CONFIRMED_PATH, isConfirmed, saveSignInChange, consumeSignInChange } from './waiting-change.ts'

// Threat T-A9: what waits for a second sign-in belongs to the member who began it.

beforeEach(() => sessionStorage.clear())

it('a change that waits is taken once, by its member', () => {
  saveSignInChange('unlink', 'u1')
  expect(consumeSignInChange('u1')).toBe('unlink')
  expect(consumeSignInChange('u1')).toBeNull()
})

it('who signs in as somebody else finds nothing, and leaves nothing behind', () => {
  saveSignInChange('link', 'u1')
  expect(consumeSignInChange('u2')).toBeNull()
  expect(consumeSignInChange('u1')).toBeNull()
})

it('nothing waits by itself', () => expect(consumeSignInChange('u1')).toBeNull())

it('only the way back from a provider says that it is confirmed', () => {
  expect(isConfirmed(new URL(CONFIRMED_PATH, 'https://app.example').search)).toBe(true)
  expect(isConfirmed('')).toBe(false)
  expect(isConfirmed('?redirectPath=%2F%3Fconfirmed')).toBe(false)
})
