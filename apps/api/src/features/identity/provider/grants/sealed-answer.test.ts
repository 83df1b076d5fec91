import { expect, test } from 'vitest'
import { seal, unseal } from './sealed-answer.ts'

test('only the same token and client open a sealed answer', () => {
  const sealed = seal('{"a":1}', 'token', 'member-app')
  expect(unseal(sealed, 'token', 'member-app')).toBe('{"a":1}')
  expect(unseal(sealed, 'token2', 'member-app')).toBeUndefined()
  expect(unseal(sealed, 'token', 'evil-app')).toBeUndefined()
})

test('a damaged seal opens to nothing', () => {
  const bytes = Buffer.from(seal('{"a":1}', 'token', 'member-app'), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(unseal(bytes.toString('base64url'), 'token', 'member-app')).toBeUndefined()
  expect(unseal('', 'token', 'member-app')).toBeUndefined()
})
