import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrub, scrubText } from './scrub.ts'
import { processorTimeOf } from '../time/processor-time.fixture.ts'

const CANARY = 'CANARY-7f3a'
const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl'

describe('scrubText', () => {
  it.each([
    `https://x.example/set-password?email=${CANARY}&tac=${CANARY}#top`,
    `https://x.example/oauth?code=${CANARY}&state=${CANARY}`,
    `/reset-password?acode=${CANARY}`,
    `/login?redirectPath=%2F&id_token=${CANARY}`,
    `https://x.example/invite-registration/${CANARY}?a=1`,
    `/preview/${CANARY}`,
    `/pathway/${CANARY}/`,
    `GET /v2/media failed: token=${CANARY}`,
    `{"tac":"${CANARY}","ok":true}`,
    `password: ${CANARY}`,
    `authorization: Bearer ${CANARY}`,
    `Could not write to ${CANARY}@mail.example today`,
    `email%3D${CANARY}%40mail.example`,
  ])('removes the secret in %s', (text) => {
    expect(scrubText(text)).not.toContain(CANARY)
    expect(scrubText(text)).toContain('[scrubbed]')
  })

  it('removes tokens anywhere in a text', () => {
    expect(scrubText(`refused (${JWT})`)).toBe('refused ([scrubbed])')
  })

  it.each([
    'TypeError: Cannot read properties of undefined (reading "title")',
    '/courses/4f1c?m=live&q=pricing',
    'Signed In',
    'at https://app.example/assets/main-3fa.js:12:40',
  ])('keeps a text without secrets: %s', (text) => {
    expect(scrubText(text)).toBe(text)
  })
})

it('scrubText handles a long text quickly', () => {
  const time = processorTimeOf(() => {
    for (const text of ['a'.repeat(200_000), 'a@'.repeat(100_000), 'token='.repeat(30_000)]) scrubText(text)
  })
  expect(time).toBeLessThan(1500)
})

describe('The function scrub', () => {
  it('keeps the shape and replaces the values of secret names', () => {
    expect(
      scrub({ page: { path: '/oauth', Code: 7 }, list: [{ token: CANARY }, 1, null], title: 'Pricing' }),
    ).toEqual({
      page: { path: '/oauth', Code: '[scrubbed]' },
      list: [{ token: '[scrubbed]' }, 1, null],
      title: 'Pricing',
    })
  })

  it('removes the secrets of any data', () => {
    const names = fc.constantFrom('tac', 'code', 'acode', 'email', 'token', 'password')
    const leaf = fc.oneof(
      names.map((name) => ({ [name]: CANARY })),
      names.map((name) => `https://x.example/a?z=1&${name}=${CANARY}`),
      names.map((name) => ({ deep: [{ [name.toUpperCase()]: { inner: CANARY } }] })),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.string(), leaf), (data) => {
        expect(JSON.stringify(scrub(data))).not.toContain(CANARY)
      }),
    )
  })
})
