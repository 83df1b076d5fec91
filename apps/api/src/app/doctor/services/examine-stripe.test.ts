import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { discounts, plans } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { examine, NOWHERE } from '../examine.fixture.ts'
import { examineStripe } from './examine-stripe.ts'
import { NEEDED_EVENTS } from './stripe-webhook-endpoint.ts'

const ENDPOINT = {
  object: 'webhook_endpoint',
  url: 'https://members.school.example/webhooks/stripe',
  status: 'enabled',
  enabled_events: [...NEEDED_EVENTS] as string[],
}
const PRICE = { object: 'price', id: 'price_1', product: 'prod_1', active: true, unit_amount: 75_000 }

/** An account at Stripe, with what a good one has. */
const good = () => ({
  key: 'rk_live_canary',
  price: { ...PRICE } as typeof PRICE | null,
  coupon: true,
  endpoints: [ENDPOINT],
  refuses: null as { path: string; status: number } | null,
})
let account = good()
let app: FastifyInstance
let database: Database
let environment: Record<string, string>

beforeAll(async () => {
  database = await openTestDatabase()
  const ids = { stripeProductId: 'prod_1', stripePriceId: 'price_1' }
  const plan = { planId: 'ai', area: 'ai-academy' as const, name: 'AI', amount: 75_000, currency: 'usd' }
  await database.db.insert(plans).values({ ...plan, ...ids, features: [], position: 0 })
  const texts = { headline: 'a', subheadline: 'b', acceptCta: 'c', rejectCta: 'd' }
  const offer = { kind: 'CANCEL_OFFER' as const, couponId: 'coupon_1', amountOff: 1000, texts }
  await database.db.insert(discounts).values({ ...offer, portalConfigId: 'bpc_1' })
  app = Fastify()
  const missing = { error: { type: 'invalid_request_error', message: 'No such thing: canary' } }
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    reply.header('stripe-should-retry', 'false')
    if (headers.authorization !== `Bearer ${account.key}`)
      return reply
        .code(401)
        .send({ error: { type: 'invalid_request_error', message: 'Invalid key: canary' } })
    if (account.refuses && url.startsWith(account.refuses.path))
      return reply
        .code(account.refuses.status)
        .send({ error: { type: 'invalid_request_error', message: 'canary' } })
  })
  const list = (data: object[]) => ({ object: 'list', data, has_more: false })
  app.get('/v1/prices', async () => list([]))
  app.get('/v1/prices/:id', (_request, reply) =>
    account.price ? reply.send(account.price) : reply.code(404).send(missing),
  )
  app.get('/v1/coupons/:id', (_request, reply) =>
    account.coupon ? reply.send({ object: 'coupon' }) : reply.code(404).send(missing),
  )
  app.get('/v1/webhook_endpoints', async () => list(account.endpoints))
  environment = {
    PUBLIC_URL: 'https://members.school.example',
    STRIPE_SECRET_KEY: 'rk_live_canary',
    STRIPE_WEBHOOK_SECRETS: 'whsec_canary',
    STRIPE_API_URL: await app.listen({ port: 0, host: '127.0.0.1' }),
  }
})
afterEach(() => void (account = good()))
afterAll(async () => {
  await app.close()
  await database.close()
})

const check = (more: Record<string, string> = {}) =>
  examine(examineStripe, { ...environment, ...more }, { database })
const MISSING_EVENT = ENDPOINT.enabled_events.filter((event) => event !== 'invoice.paid')

test('An account at Stripe that has what the content names is well, and its mode is told', async () => {
  expect(await check()).toEqual([
    '✓ live mode, version 2026-10-28.endive, 1 prices as in billing.yaml, the webhook is registered',
  ])
  account.key = 'sk_test_canary'
  account.endpoints = [{ ...ENDPOINT, enabled_events: ['*'] }]
  expect(await check({ STRIPE_SECRET_KEY: 'sk_test_canary' })).toEqual([
    expect.stringContaining('✓ test mode'),
  ])
})

test.each<[string, () => void, string]>([
  [
    'does not know the key',
    () => (account.key = 'other'),
    'STRIPE_SECRET_KEY: Stripe knows no such key, or it has expired; make a new one.',
  ],
  [
    'gives the key too few rights',
    () => (account.refuses = { path: '/v1/prices', status: 403 }),
    'STRIPE_SECRET_KEY: this restricted key may not read prices; give it the rights that the how-to names.',
  ],
  [
    'is asked too often',
    () => (account.refuses = { path: '/v1/prices', status: 429 }),
    'Stripe answers too many requests at the moment; try again.',
  ],
  [
    'lacks a price',
    () => (account.price = null),
    'billing.yaml: the account has no price price_1 in live mode; enter the id that Stripe shows there.',
  ],
  [
    'has archived a price',
    () => (account.price = { ...PRICE, active: false }),
    'billing.yaml: the price price_1 is archived at Stripe; name one that is sold.',
  ],
  [
    'has another amount',
    () => (account.price = { ...PRICE, unit_amount: 1 }),
    'billing.yaml: the price price_1 is 1 cents at Stripe and 75000 here.',
  ],
  [
    'has another product',
    () => (account.price = { ...PRICE, product: 'prod_2' }),
    'billing.yaml: the price price_1 is one of the product prod_2 at Stripe and of prod_1 here.',
  ],
  [
    'lacks a coupon',
    () => (account.coupon = false),
    'billing.yaml: the account has no coupon coupon_1 in live mode; enter the id that Stripe shows there.',
  ],
  [
    'has no webhook',
    () => (account.endpoints = []),
    'PUBLIC_URL: no webhook endpoint at Stripe has the address https://members.school.example/webhooks/stripe; add one, or correct the variable.',
  ],
  [
    'has its webhook switched off',
    () => (account.endpoints = [{ ...ENDPOINT, status: 'disabled' }]),
    'STRIPE_WEBHOOK_SECRETS: the webhook endpoint https://members.school.example/webhooks/stripe is switched off at Stripe; switch it on there.',
  ],
  [
    'leaves out an event',
    () => (account.endpoints = [{ ...ENDPOINT, enabled_events: MISSING_EVENT }]),
    'STRIPE_WEBHOOK_SECRETS: the webhook endpoint at Stripe does not send invoice.paid; select them there.',
  ],
  [
    'has two webhooks',
    () => (account.endpoints = [ENDPOINT, ENDPOINT]),
    'STRIPE_WEBHOOK_SECRETS: several webhook endpoints at Stripe have this address, each with a secret of its own; delete all but one.',
  ],
])('An account at Stripe that %s is reported in a sentence of its own', async (_what, break_, sentence) => {
  break_()
  expect(await check()).toEqual([`✗ ${sentence}`])
})

test('A key that may not read webhook endpoints is good', async () => {
  account.refuses = { path: '/v1/webhook_endpoints', status: 403 }
  expect(await check()).toEqual([expect.stringContaining('✓ live mode')])
})

test('A Stripe that cannot be reached, and a school that sells nothing, are told so', async () => {
  expect(await check({ STRIPE_API_URL: NOWHERE })).toEqual([
    '✗ STRIPE_API_URL: Stripe does not answer with what can be understood; leave the variable out for Stripe’s own server, and let this machine reach it.',
  ])
  expect(await examine(examineStripe, {})).toEqual([
    '– STRIPE_SECRET_KEY is not set, so this school sells nothing',
  ])
})
