import { expect, test } from 'vitest'
import { encryptResponse, decryptResponse } from './encrypted-response.ts'

test('A stored token response is decrypted only with the same refresh token and client', async () => {
  const encrypted = await encryptResponse('{"a":1}', 'token', 'member-app')
  expect(await decryptResponse(encrypted, 'token', 'member-app')).toBe('{"a":1}')
  expect(await decryptResponse(encrypted, 'token2', 'member-app')).toBeUndefined()
  expect(await decryptResponse(encrypted, 'token', 'evil-app')).toBeUndefined()
})

test('A stored token response that is damaged is not decrypted', async () => {
  const parts = (await encryptResponse('{"a":1}', 'token', 'member-app')).split('.')
  const tag = Buffer.from(parts.at(-1) ?? '', 'base64url')
  tag[0] = (tag[0] ?? 0) ^ 1
  const damaged = [...parts.slice(0, -1), tag.toString('base64url')].join('.')
  expect(await decryptResponse(damaged, 'token', 'member-app')).toBeUndefined()
  expect(await decryptResponse('', 'token', 'member-app')).toBeUndefined()
})
