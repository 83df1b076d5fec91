import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeService, type StripeService, TEST_KEY } from '../testing/stripe-service.fixture.ts'

let service: StripeService
beforeAll(async () => {
  service = await startStripeService()
})
afterAll(() => service.close())

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(service.url + path, { headers })
  return { status: response.status, body: (await response.json()) as { error: Record<string, string> } }
}
const authorization = `Bearer ${TEST_KEY}`

test('A request without a key or with another one is refused with 401', async () => {
  expect(await ask('/v1/customers')).toMatchObject({
    status: 401,
    body: { error: { type: 'invalid_request_error' } },
  })
  const other = await ask('/v1/customers', { authorization: 'Bearer sk_test_another' })
  expect(other).toMatchObject({
    status: 401,
    body: { error: { message: 'Invalid API Key provided: sk_test_********' } },
  })
  const { port } = new URL(service.url)
  const stranger = new Stripe('sk_test_another', { host: '127.0.0.1', port, protocol: 'http' })
  await expect(stranger.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
})

test('An address that is no route of the API is answered with 404 in Stripe’s words', async () => {
  expect(await ask('/v1/unicorns?a=1', { authorization })).toMatchObject({
    status: 404,
    body: { error: { message: expect.stringContaining('Unrecognized request URL (GET: /v1/unicorns)') } },
  })
})

test('A request for another version of the API is refused', async () => {
  const old = await ask('/v1/customers', { authorization, 'stripe-version': '2024-06-20' })
  expect(old).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('2024-06-20') } },
  })
})

test('Parameters that are unknown, missing, empty or of the wrong kind are refused by their names', async () => {
  const { stripe } = service
  const refused = (request: Promise<unknown>) =>
    request.then(
      () => 'answered',
      ({ code, param, statusCode }: Stripe.errors.StripeError) => [statusCode, code, param],
    )
  const wrong = (params: object) => params as never
  expect(await refused(stripe.customers.create(wrong({ emial: 'a' })))).toEqual([
    400,
    'parameter_unknown',
    'emial',
  ])
  expect(await refused(stripe.products.create(wrong({})))).toEqual([400, 'parameter_missing', 'name'])
  expect(await refused(stripe.products.create({ name: '' }))).toEqual([
    400,
    'parameter_invalid_empty',
    'name',
  ])
  expect(await refused(stripe.products.list({ limit: 101 }))).toEqual([
    400,
    'parameter_invalid_integer',
    'limit',
  ])
  expect(await refused(stripe.products.list(wrong({ active: 'perhaps' })))).toEqual([
    400,
    undefined,
    'active',
  ])
  expect(await refused(stripe.coupons.create(wrong({ percent_off: 5, duration: 'always' })))).toEqual([
    400,
    undefined,
    'duration',
  ])
  const nested = stripe.checkout.sessions.create(
    wrong({ mode: 'payment', success_url: 'https://a.example', line_items: [{ price: 'p', colour: 'red' }] }),
  )
  expect(await refused(nested)).toEqual([400, 'parameter_unknown', 'line_items[0][colour]'])
})

test('Every answer carries the id of its request and the version of the API', async () => {
  const { lastResponse } = await service.stripe.customers.list()
  expect(lastResponse).toMatchObject({ statusCode: 200, apiVersion: Stripe.API_VERSION })
  expect(lastResponse.requestId).toMatch(/^req_\w{14}$/)
})
