import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CheckoutSession } from '../../objects/checkout-session.ts'
import { checkoutContent } from './checkout-page.ts'
import { type CardEntry, type CardProblems, digitsOf, entryOf, readCard } from './card-form.ts'
import type { HostedPages } from '../frame/hosted-pages.ts'
import { sendNotice, sendHostedPage } from '../frame/hosted-page.ts'

interface CheckoutRoute {
  Params: { id: string }
  Querystring: { card?: string; with?: string; failed?: string }
  Body: URLSearchParams
}

interface Shown {
  entry: CardEntry
  problems?: CardProblems
  decline?: string | null
  byBank?: boolean
}

/** What Stripe says when a person has failed to confirm a payment. */
export const NOT_CONFIRMED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** Mounts the page of a checkout session, where a person pays or goes back to the school. */
export function mountCheckoutPage(scope: FastifyInstance, { account }: HostedPages): void {
  scope.get<CheckoutRoute>('/dev/stripe/checkout/:id', ({ params, query }, reply) => {
    const session = account.objects.checkoutSessions.get(params.id)
    if (session?.status !== 'open') return sendClosed(reply, session)
    const entry = entryOf(query.card, nameOf(session), account.time())
    const decline = query.failed === undefined ? null : NOT_CONFIRMED
    return show(reply, 200, session, { entry, decline, byBank: query.with === 'bank' })
  })

  scope.post<CheckoutRoute>('/dev/stripe/checkout/:id', ({ params, body }, reply) => {
    const session = account.objects.checkoutSessions.get(params.id)
    if (session?.status !== 'open') return sendClosed(reply, session)
    const byBank = body.get('with') === 'bank'
    const { entry, problems } = readCard(body, account.time())
    if (!byBank && Object.keys(problems).length > 0) return show(reply, 200, session, { entry, problems })
    const outcome = account.payCheckoutSession(session.id, byBank ? 'bank_debit' : digitsOf(entry.number))
    if (outcome.result === 'declined')
      return show(reply, 200, session, { entry, decline: outcome.message, byBank })
    if (outcome.result === 'requires_confirmation')
      return reply.redirect(`/dev/stripe/confirm/${outcome.intent}`, 303)
    return reply.redirect(successOf(session), 303)
  })

  function show(reply: FastifyReply, status: number, session: CheckoutSession, shown: Shown): FastifyReply {
    const terms = account.need('checkoutTerms', session.id)
    const code = account.objects.promotionCodes.get(terms.promotionCode ?? '')
    const coupon = account.objects.coupons.get(code?.promotion.coupon ?? terms.coupon ?? '')
    return sendHostedPage(reply, status, {
      title: 'Checkout',
      back: session.cancel_url ? { href: session.cancel_url, label: '← Back' } : null,
      leadsTo: [session.success_url],
      content: checkoutContent({
        session,
        terms,
        now: account.time(customerOf(session)),
        email: account.objects.customers.get(session.customer ?? '')?.email ?? session.customer_email ?? '',
        offLater: terms.trialEnd === null ? 0 : (coupon?.amount_off ?? 0),
        discount: code?.code ?? coupon?.name ?? coupon?.id ?? null,
        problems: {},
        decline: null,
        byBank: false,
        ...shown,
      }),
    })
  }

  const nameOf = (session: CheckoutSession): string =>
    account.objects.customers.get(customerOf(session) ?? '')?.name ?? ''
}

const customerOf = ({ customer }: CheckoutSession): string | undefined => customer ?? undefined

/** Returns where a person goes after paying. */
export const successOf = ({ id, success_url: url }: CheckoutSession): string =>
  (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)

function sendClosed(reply: FastifyReply, session: CheckoutSession | undefined): FastifyReply {
  if (!session)
    return sendNotice(reply, 404, {
      title: 'This page does not exist',
      text: 'Go back to the school and begin the checkout again.',
    })
  if (session.status === 'complete')
    return sendNotice(reply, 200, {
      title: 'You are all done here',
      text: 'This checkout is paid. You cannot pay it twice.',
      back: { href: successOf(session), label: 'Continue' },
    })
  return sendNotice(reply, 410, {
    title: 'This checkout has expired',
    text: 'Nothing was charged. Go back to the school to begin another.',
    ...(session.cancel_url && { back: { href: session.cancel_url, label: 'Back to the school' } }),
  })
}
