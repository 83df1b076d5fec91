import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addCustomer } from './objects/customer.ts'
import { createEmulatedStripe } from './emulated-stripe.ts'

const open = (webhookUrl: string | null) =>
  createEmulatedStripe({
    now: Date.now,
    secretKey: 'sk_test_resuming',
    webhookSecrets: ['whsec_resuming'],
    site: () => 'https://school.example',
    webhookUrl: () => webhookUrl,
    retryMs: 60_000,
  })

const waiting = ({ account }: ReturnType<typeof open>) =>
  [...account.objects.events.values()].filter((event) => event.pending_webhooks > 0).map(({ type }) => type)

test('Events that were not delivered before an end are delivered after a new start, and only once', async () => {
  const received: string[] = []
  const app = Fastify()
  app.post<{ Body: { type: string } }>('/webhook', ({ body }) => {
    received.push(body.type)
    return 'taken'
  })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/webhook`

  const before = open(url)
  addCustomer(before.account, { email: 'first@example.com' })
  await before.deliveries.settled()
  before.deliveries.controls.fail = 1
  addCustomer(before.account, { email: 'second@example.com' })
  await before.deliveries.close()
  expect([received, waiting(before)]).toEqual([['customer.created'], ['customer.created']])

  const after = open(url)
  after.account.restore(JSON.parse(JSON.stringify(before.account.snapshot())))
  after.resume()
  await after.deliveries.settled()
  expect([received.length, waiting(after)]).toEqual([2, []])
  await after.deliveries.close()
  await app.close()
})

test('Events stay undelivered where nobody takes them', async () => {
  const alone = open(null)
  addCustomer(alone.account, { email: 'nobody@example.com' })
  await alone.deliveries.settled()
  expect([alone.deliveries.attempts, waiting(alone)]).toEqual([[], ['customer.created']])
})
