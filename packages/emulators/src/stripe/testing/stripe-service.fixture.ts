import Fastify from 'fastify'
import { Stripe } from 'stripe'
import { StripeAccount } from '../account/stripe-account.ts'
import { mountStripe, type StripeRequest } from '../http/mount-stripe.ts'

export const TEST_KEY = 'sk_test_of-a-test'

/** An emulated account behind a server of its own, and the library that speaks to it. */
export interface StripeService {
  account: StripeAccount
  stripe: Stripe
  /** The address of the server, e.g. `http://127.0.0.1:4000`. */
  url: string
  /** What was told so far, oldest first. */
  events: Stripe.Event[]
  requests: StripeRequest[]
  /** Moves the clock of the whole account forward by seconds. */
  wait: (seconds: number) => void
  close: () => Promise<void>
}

/** Starts an account whose clock stands at `startsAt` until it is moved. */
export async function startStripeService(startsAt = '2026-03-02T09:00:00Z'): Promise<StripeService> {
  let now = Date.parse(startsAt)
  const events: Stripe.Event[] = []
  const requests: StripeRequest[] = []
  const account = new StripeAccount({
    now: () => now,
    pagesUrl: () => 'https://pages.example.com',
    onEvent: (event) => events.push(event),
  })
  const app = Fastify()
  mountStripe(app, { account, secretKey: TEST_KEY, onRequest: (request) => requests.push(request) })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(url)
  const stripe = new Stripe(TEST_KEY, {
    host: '127.0.0.1',
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
  })
  return {
    account,
    stripe,
    url,
    events,
    requests,
    wait: (seconds) => {
      now += seconds * 1000
      account.runDue()
    },
    close: () => app.close(),
  }
}
