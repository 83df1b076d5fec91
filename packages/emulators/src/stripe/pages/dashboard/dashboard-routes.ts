import type { FastifyInstance, FastifyReply } from 'fastify'
import { StripeRefusal } from '../../account/refusal.ts'
import { currentPeriod } from '../../objects/subscription.ts'
import { readControls } from '../../webhooks/delivery-controls.ts'
import { dashboardContent } from './dashboard-page.ts'
import { AT } from './payments-card.ts'
import type { HostedPages } from '../frame/hosted-pages.ts'
import { sendHostedPage } from '../frame/hosted-page.ts'
import { nameOf } from '../portal/read-portal.ts'

interface Route {
  Params: { id: string }
  Querystring: { done?: string }
  Body: URLSearchParams
}

const DAY_S = 86_400

const DONE: Readonly<Record<string, string>> = {
  clock: 'The clock was moved, and what was due has happened.',
  refund: 'The money was returned.',
  dispute: 'The payment is disputed, and the bank holds the money.',
  decided: 'The bank has decided the dispute.',
  deliveries: 'The deliveries go as set.',
  settled: 'The bank has answered.',
}

/** Mounts the dashboard, on which somebody who tries the demo moves time, returns and disputes money, and disturbs the deliveries. */
export function mountDashboard(scope: FastifyInstance, { account, deliveries }: HostedPages): void {
  scope.get<Route>(AT, ({ query }, reply) => show(reply, 200, { done: DONE[query.done ?? ''] ?? null }))

  scope.post<Route>(`${AT}/customers/:id/clock`, ({ params: { id }, body }, reply) =>
    attempt(reply, 'clock', () => {
      const customer = account.need('customers', id)
      const days = Number(body.get('days'))
      const isRenewal = body.get('to') === 'renewal'
      const seconds = isRenewal ? untilRenewal(customer.id) : days * DAY_S
      if (seconds === null || (!isRenewal && !(Number.isInteger(days) && days >= 1 && days <= 4000)))
        return 'A clock moves forward by whole days, or to a renewal.'
      account.moveClock(customer.id, seconds)
      return null
    }),
  )

  scope.post<Route>(`${AT}/charges/:id/refund`, ({ params: { id }, body }, reply) =>
    attempt(reply, 'refund', () => {
      const amount = Math.round(Number(body.get('amount')) * 100)
      if (!Number.isInteger(amount) || amount <= 0) return 'Write the amount as 745.00.'
      account.refund(id, amount)
      return null
    }),
  )

  scope.post<Route>(`${AT}/charges/:id/dispute`, ({ params: { id } }, reply) =>
    attempt(reply, 'dispute', () => {
      account.dispute(id)
      return null
    }),
  )

  scope.post<Route>(`${AT}/disputes/:id`, ({ params: { id }, body }, reply) =>
    attempt(reply, 'decided', () => {
      account.decideDispute(id, body.get('outcome') === 'won' ? 'won' : 'lost')
      return null
    }),
  )

  scope.post<Route>(`${AT}/intents/:id`, ({ params: { id }, body }, reply) =>
    attempt(reply, 'settled', () => {
      account.confirmPayment(id, body.get('outcome') === 'complete' ? 'complete' : 'fail')
      return null
    }),
  )

  scope.post<Route>(`${AT}/deliveries`, ({ body }, reply) =>
    attempt(reply, 'deliveries', () => {
      const controls = readControls(body)
      if (!controls) return 'Write whole numbers from 0.'
      Object.assign(deliveries.controls, controls)
      return null
    }),
  )

  /** Carries out a change; it returns why it cannot be made, or null. */
  function attempt(reply: FastifyReply, done: string, change: () => string | null): FastifyReply {
    try {
      const problem = change()
      return problem === null ? reply.redirect(`${AT}?done=${done}`, 303) : show(reply, 200, { problem })
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return show(reply, 200, { problem: error.message })
    }
  }

  /** Returns the seconds until just after the earliest end of a period; null without a subscription that runs. */
  function untilRenewal(customer: string): number | null {
    const now = account.time(customer)
    const ends = [...account.objects.subscriptions.values()]
      .filter((one) => one.customer === customer && currentPeriod(one).end > now)
      .map((one) => currentPeriod(one).end)
    return ends.length === 0 ? null : Math.min(...ends) - now + 1
  }

  function show(
    reply: FastifyReply,
    status: number,
    said: { done?: string | null; problem?: string },
  ): FastifyReply {
    const { objects } = account
    const waiting = [...objects.events.values()].filter((event) => event.pending_webhooks > 0).length
    return sendHostedPage(reply, status, {
      title: 'Payments dashboard',
      back: { href: '/', label: '← To the school' },
      content: dashboardContent({
        customers: [...objects.customers.values()].toReversed(),
        timeOf: (customer) => account.time(customer),
        subscriptions: [...objects.subscriptions.values()].map((subscription) => ({
          subscription,
          name: nameOf(account, subscription),
        })),
        payments: [...objects.charges.values()].toReversed().slice(0, 100),
        disputes: [...objects.disputes.values()],
        pending: [...objects.pendingPayments.values()]
          .filter(({ id }) => objects.paymentIntents.get(id)?.status === 'processing')
          .map(({ id }) => id),
        attempts: deliveries.attempts,
        waiting,
        controls: deliveries.controls,
        done: said.done ?? null,
        problem: said.problem ?? null,
      }),
    })
  }
}
