import { expect, test } from 'vitest'
import { encryptResponse, decryptResponse } from './encrypted-response.ts'

test('a response is decrypted only with the same token and client', () => {
  const encrypted = encryptResponse('{"a":1}', 'token', 'member-app')
  expect(decryptResponse(encrypted, 'token', 'member-app')).toBe('{"a":1}')
  expect(decryptResponse(encrypted, 'token2', 'member-app')).toBeUndefined()
  expect(decryptResponse(encrypted, 'token', 'evil-app')).toBeUndefined()
})

test('a damaged response is not decrypted', () => {
  const bytes = Buffer.from(encryptResponse('{"a":1}', 'token', 'member-app'), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(decryptResponse(bytes.toString('base64url'), 'token', 'member-app')).toBeUndefined()
  expect(decryptResponse('', 'token', 'member-app')).toBeUndefined()
})
