import Fastify from 'fastify'
import { afterEach } from 'vitest'
import { StripeAccount } from '../account/stripe-account.ts'
import { openCheckout } from '../billing/checkout/open-checkout.ts'
import { seedAccount } from '../seed/seed-account.ts'
import type { SeededSubscription } from '../seed/account-seed.ts'
import { WebhookDeliveries } from '../webhooks/deliveries.ts'
import { mountStripePages } from './mount-pages.ts'

/** 20 May 2026, noon. */
export const NOW_S = Date.UTC(2026, 4, 20, 12) / 1000
export const DAY_S = 86_400
const SITE = 'https://school.example'

export const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Ada Byron' }
export const DECLINED = { ...GOOD, number: '4000000000000002' }
export const CONFIRMED = { ...GOOD, number: '4000 0025 0000 3155' }

/** A page as a test reads it. */
export interface Shown {
  status: number
  /** Where it leads, for a redirect. */
  location: string | undefined
  body: string
  policy: string
}

const started: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of started.splice(0)) await app.close()
})

/** Mounts the hosted pages of an account that sells a plan and a course, with a customer who pays for the plan if one is given. */
export function openPages(subscription?: Partial<SeededSubscription>) {
  const clock = { now: NOW_S }
  const account = new StripeAccount({ now: () => clock.now * 1000, pagesUrl: () => `${SITE}/dev/stripe` })
  seedAccount(account, {
    prices: [
      {
        id: 'price_plan',
        product: 'prod_plan',
        name: 'Unlimited',
        amount: 99_500,
        currency: 'usd',
        yearly: true,
      },
      {
        id: 'price_small',
        product: 'prod_small',
        name: 'AI Academy',
        amount: 75_000,
        currency: 'usd',
        yearly: true,
      },
      {
        id: 'price_course',
        product: 'prod_course',
        name: 'Crash <Course>',
        amount: 19_500,
        currency: 'usd',
        yearly: false,
      },
    ],
    coupons: [
      {
        id: 'back-250',
        amountOff: 25_000,
        currency: 'usd',
        code: { id: 'promo_back', code: 'WELCOMEBACK250' },
      },
    ],
    portalConfigurations: [
      { id: 'bpc_default', cancels: false },
      { id: 'bpc_cancel', cancels: true },
    ],
    customers: [
      {
        id: 'cus_ada',
        email: 'ada@example.com',
        name: 'Ada Byron',
        metadata: {},
        purchases: [],
        payments: [],
        subscriptions: subscription ? [{ ...RUNNING, ...subscription }] : [],
      },
    ],
  })
  const deliveries = new WebhookDeliveries({ url: () => null, secrets: ['whsec_pages'] })
  const app = Fastify()
  mountStripePages(app, { account, deliveries })
  started.push(app)

  const ask = async (method: 'GET' | 'POST', url: string, form?: Record<string, string>): Promise<Shown> => {
    const { statusCode, headers, body } = await app.inject({
      method,
      url: url.replace(SITE, ''),
      ...(form && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      }),
    })
    return {
      status: statusCode,
      body,
      location: headers.location,
      policy: String(headers['content-security-policy']),
    }
  }
  return {
    account,
    clock,
    deliveries,
    get: (url: string) => ask('GET', url),
    post: (url: string, form: Record<string, string>) => ask('POST', url, form),
    /** Opens a checkout of a customer, and returns its id and the path of its page. */
    checkout: (wish: Partial<Parameters<typeof openCheckout>[1]> = {}) => {
      const { id } = openCheckout(account, {
        mode: 'subscription',
        customer: 'cus_ada',
        line_items: [{ price: 'price_plan' }],
        success_url: `${SITE}/checkout/return?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${SITE}/upgrade?ec=uc`,
        ...wish,
      })
      return { id, path: `/dev/stripe/checkout/${id}` }
    },
  }
}

/** A plan that began half a year ago. */
const RUNNING: SeededSubscription = {
  id: 'sub_ada',
  price: 'price_plan',
  startedAt: NOW_S - 180 * DAY_S,
  trialEnd: null,
  failedAt: null,
  canceledAt: null,
  endedAt: null,
  coupon: null,
  schedule: null,
  openInvoice: null,
  firstAmount: null,
}

/** Returns the text of a page without its tags, in one line. */
export const textOf = ({ body }: Shown): string =>
  body
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
