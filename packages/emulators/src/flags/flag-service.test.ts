import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import type { FlagDefinitions } from './evaluate-flag.ts'
import { mountFlagService } from './flag-service.ts'

const FLAGS: FlagDefinitions = {
  plain: { value: true, rules: [] },
  banner: {
    value: null,
    rules: [
      { when: { customer: ['Acme'], areas: ['bootcamps', 'ai-academy'] }, value: { text: 'Both' } },
      { when: { customer: ['acme'] }, value: { text: 'Acme' } },
    ],
  },
}
const app = Fastify()
mountFlagService(app, { read: () => Promise.resolve(FLAGS) })
afterAll(() => app.close())

const post = (path: string, payload: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/dev/flags/ofrep/v1/evaluate/flags${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
const valueOf = async (context: object, key = 'banner') => (await post(`/${key}`, { context })).json()

describe('The evaluation of one flag', () => {
  test('returns the value of the first rule whose conditions all match', async () => {
    expect(await valueOf({ customer: 'ACME', areas: ['bootcamps'] })).toMatchObject({
      key: 'banner',
      value: { text: 'Both' },
      reason: 'TARGETING_MATCH',
      variant: 'rule-1',
    })
    expect(await valueOf({ customer: 'Acme', areas: ['x'] })).toMatchObject({ value: { text: 'Acme' } })
    expect(await valueOf({}, 'plain')).toEqual({
      key: 'plain',
      value: true,
      reason: 'STATIC',
      variant: 'everybody',
    })
  })

  test('returns 404 for an unknown flag and one without a value', async () => {
    for (const key of ['banner', 'nothing', 'constructor']) {
      const answer = await post(`/${key}`, { context: { customer: 'Globex' } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ key, errorCode: 'FLAG_NOT_FOUND' })
    }
  })

  test('refuses a malformed context', async () => {
    for (const body of [[], 'x', { context: 'x' }, { context: [] }, null]) {
      expect((await post('/plain', body)).json()).toMatchObject({ errorCode: 'INVALID_CONTEXT' })
      expect((await post('', body)).statusCode).toBe(400)
    }
  })
})

describe('The evaluation of all flags', () => {
  test('returns all values, and 304 if none has changed', async () => {
    const first = await post('', { context: { customer: 'acme' } })
    expect(first.json().flags.map(({ key }: { key: string }) => key)).toEqual(['plain', 'banner'])
    const etag = first.headers['etag']
    const again = await post('', { context: { customer: 'acme' } }, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await post('', { context: {} }, { 'if-none-match': etag })
    expect(other.json().flags.map(({ key }: { key: string }) => key)).toEqual(['plain'])
  })
})

test('A flag can be overridden and reset', async () => {
  const put = (payload: unknown) =>
    app.inject({ method: 'PUT', url: '/dev/flags/plain', payload: payload as object })
  expect((await put({ rules: [] })).statusCode).toBe(400)
  expect((await put({ value: 1, rules: [{ when: { a: 'b' }, value: 2 }] })).statusCode).toBe(400)
  expect(
    (await put({ value: false, rules: [{ when: { customer: ['Acme'] }, value: true }] })).statusCode,
  ).toBe(204)
  expect(await valueOf({}, 'plain')).toMatchObject({ value: false })
  expect(await valueOf({ customer: 'Acme' }, 'plain')).toMatchObject({ value: true })
  const page = await app.inject('/dev/flags')
  expect(page.body).toContain('plain (set aside)')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  await app.inject({ method: 'DELETE', url: '/dev/flags/plain' })
  expect(await valueOf({}, 'plain')).toMatchObject({ value: true })
})
