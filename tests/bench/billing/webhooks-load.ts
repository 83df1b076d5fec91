import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import {
  eventBody,
  signatureOf,
} from '../../../apps/api/src/features/billing/webhooks/webhook-kit.fixture.ts'

/** The events that the load generator sends, as JSON on its standard input. */
export interface WebhooksLoad {
  url: string
  secret: string
  /** The time that the server has, in epoch ms. */
  at: number
  customers: string[]
  connections: number
  seconds: number
}

/** The answers, as JSON on its standard output. Times are milliseconds. */
export interface WebhooksAnswers {
  times: number[]
  /** The different events among those that were answered; every tenth is sent twice. */
  events: number
  wrong: number
  seconds: number
}

/** Delivers signed events as fast as they are answered, over connections that stay open, in a process of its own. */
const { url, secret, at, customers, connections, seconds } = (await json(process.stdin)) as WebhooksLoad
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const answers: WebhooksAnswers = { times: [], events: 0, wrong: 0, seconds: 0 }
const began = performance.now()
let next = 0

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() - began < seconds * 1000) {
      const n = next++
      const customer = customers[n % customers.length]
      const body = eventBody({ id: `evt_${n}`, object: { object: 'subscription', id: `sub_${n}`, customer } })
      await deliver(body)
      if (n % 10 === 0) await deliver(body)
      answers.events++
    }
  }),
)
answers.seconds = (performance.now() - began) / 1000
process.stdout.write(JSON.stringify(answers))
agent.destroy()

async function deliver(body: string): Promise<void> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signatureOf(body, secret, at),
  }
  const sentAt = performance.now()
  const status = await new Promise<number>((resolve, reject) => {
    const sending = request(`${url}/webhooks/stripe`, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sending.on('error', reject).end(body)
  })
  answers.times.push(performance.now() - sentAt)
  if (status !== 200 && ++answers.wrong <= 3) console.error(`An event was answered ${status}.`)
}
