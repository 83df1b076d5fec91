import Fastify, { type FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebhookDeliveries } from './deliveries.ts'

const SECRET = 'whsec_of-the-school'
const { webhooks } = new Stripe('sk_test_reading')

let app: FastifyInstance
let deliveries: WebhookDeliveries
/** The accepted events, oldest first; a refused one is not among them. */
let received: string[]
let refusals: number
/** The events that are not sent any more. */
let done: string[]

beforeEach(async () => {
  received = []
  refusals = 0
  done = []
  app = Fastify()
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/webhook', (request, reply) => {
    const { 'stripe-signature': header = '' } = request.headers
    if (refusals-- > 0) return reply.code(500).send()
    try {
      const event = webhooks.constructEvent(String(request.body), header, SECRET)
      if (Number(/t=(\d+)/.exec(String(header))?.[1]) * 1000 > Date.now() + 60_000)
        return reply.code(400).send()
      received.push(event.id)
      return reply.code(200).send()
    } catch {
      return reply.code(400).send()
    }
  })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/webhook`
  deliveries = new WebhookDeliveries({
    url: () => url,
    secrets: [SECRET],
    retryMs: 5,
    onDone: ({ id }) => done.push(id),
  })
})
afterEach(async () => {
  await deliveries.close()
  await app.close()
})

function addEvents(count: number): string[] {
  const ids = Array.from({ length: count }, (_, index) => `evt_${index}`)
  for (const id of ids) deliveries.add(eventOf(id))
  return ids
}

const eventOf = (id: string) =>
  ({
    id,
    object: 'event',
    type: 'invoice.paid',
    data: { object: {} },
    pending_webhooks: 1,
  }) as unknown as Stripe.Event

const outcomes = () => deliveries.attempts.map(({ outcome }) => outcome).toReversed()

test('Events are delivered signed and in order', async () => {
  const ids = addEvents(5)
  await deliveries.settled()
  expect(received).toEqual(ids)
  expect(outcomes()).toEqual([200, 200, 200, 200, 200])
})

test('A refused delivery is repeated until it is accepted, and is not done until then', async () => {
  refusals = 3
  addEvents(1)
  expect(done).toEqual([])
  await deliveries.settled()
  expect([outcomes(), done]).toEqual([[500, 500, 500, 200], ['evt_0']])
})

test('A message is signed by both secrets while one is replaced by the other', async () => {
  const url = `${app.listeningOrigin}/webhook`
  for (const secrets of [
    ['whsec_older', SECRET],
    [SECRET, 'whsec_newer'],
  ]) {
    const rotating = new WebhookDeliveries({ url: () => url, secrets })
    expect(await rotating.send(eventOf('evt_rotating'))).toBe(200)
  }
})

test.each(['signature', 'old', 'future'] as const)(
  'A delivery with a forged %s is refused, and the event is delivered afterwards',
  async (forgery) => {
    Object.assign(deliveries.controls, { forge: 1, forgery })
    const ids = addEvents(1)
    await deliveries.settled()
    expect([outcomes(), received]).toEqual([[400, 200], ids])
  },
)

test('A delivery that is lost is repeated later, after those that came behind it', async () => {
  deliveries.controls.fail = 1
  addEvents(3)
  await deliveries.settled()
  expect(received).toEqual(['evt_1', 'evt_2', 'evt_0'])
  expect(outcomes()).toEqual(['lost', 200, 200, 200])
})

test('A dropped event is never delivered, and a repeated one is delivered twice', async () => {
  Object.assign(deliveries.controls, { drop: 1, repeat: 1 })
  addEvents(3)
  await deliveries.settled()
  expect(received).toEqual(['evt_1', 'evt_1', 'evt_2'])
})

test('Events are delivered newest first when their order is to be changed', async () => {
  deliveries.controls.reorder = true
  addEvents(3)
  await deliveries.settled()
  expect(received).toEqual(['evt_2', 'evt_1', 'evt_0'])
})

test('Every delivery waits for the delay that is set', async () => {
  deliveries.controls.delayMs = 60
  const before = performance.now()
  addEvents(2)
  await deliveries.settled()
  expect(performance.now() - before).toBeGreaterThan(110)
})

test('Events wait while nobody takes them', async () => {
  let url: string | null = null
  const early = new WebhookDeliveries({ url: () => url, secrets: [SECRET], retryMs: 5 })
  early.add(eventOf('evt_early'))
  await early.send(eventOf('evt_once'))
  url = `${app.listeningOrigin}/webhook`
  await early.settled()
  expect(received).toEqual(['evt_early'])
  await early.close()
})

test('Nothing is delivered after the end', async () => {
  deliveries.controls.fail = 1
  addEvents(1)
  await deliveries.close()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(received).toEqual([])
})
