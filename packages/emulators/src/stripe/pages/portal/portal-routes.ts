import type { FastifyInstance, FastifyReply } from 'fastify'
import { StripeRefusal } from '../../account/refusal.ts'
import { updateSubscription } from '../../billing/update-subscription.ts'
import { readCard, digitsOf, entryOf } from '../checkout/card-form.ts'
import type { HostedPages } from '../frame/hosted-pages.ts'
import { sendNotice, sendHostedPage } from '../frame/hosted-page.ts'
import { cardContent } from './portal-card-page.ts'
import { portalContent } from './portal-page.ts'
import { OpenedPortals } from './opened-portals.ts'
import { changeCard } from './change-card.ts'
import { readPortal } from './read-portal.ts'

interface PortalRoute {
  Params: { id: string }
  Querystring: { card?: string; done?: string }
  Body: URLSearchParams
}

/** What a change says when it is done. */
const DONE: Readonly<Record<string, string>> = {
  cancel: 'Your plan is canceled.',
  renew: 'Your plan renews again.',
  card: 'Your payment method is updated.',
}

/**
 * Mounts the billing portal. Its link opens once and for five minutes, and leads to an address of its own for the person who
 * opened it.
 */
export function mountPortal(scope: FastifyInstance, { account }: HostedPages): void {
  const opened = new OpenedPortals()

  scope.get<PortalRoute>('/dev/stripe/portal/:id', ({ params: { id } }, reply) => {
    const session = account.objects.portalSessions.get(id)
    if (!session || !account.openPortalSession(id)) return sendExpired(reply, session?.return_url ?? null)
    return reply.redirect(`/dev/stripe/billing/${opened.add(id, account.time())}`, 303)
  })

  scope.get<PortalRoute>('/dev/stripe/billing/:id', ({ params: { id }, query }, reply) =>
    show(reply, id, 200, { done: DONE[query.done ?? ''] ?? null, problem: null }),
  )

  for (const [change, ends] of [
    ['cancel', true],
    ['renew', false],
  ] as const)
    scope.post<PortalRoute>(`/dev/stripe/billing/:id/${change}`, ({ params: { id }, body }, reply) => {
      const session = sessionOf(id)
      const subscription = account.objects.subscriptions.get(body.get('subscription') ?? '')
      if (!session || subscription?.customer !== session.customer) return sendExpired(reply, null)
      try {
        updateSubscription(account, subscription, { cancel_at_period_end: ends })
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error
        return show(reply, id, 200, { done: null, problem: error.message })
      }
      return reply.redirect(`/dev/stripe/billing/${id}?done=${change}`, 303)
    })

  scope.get<PortalRoute>('/dev/stripe/billing/:id/card', ({ params: { id }, query }, reply) => {
    const session = sessionOf(id)
    if (!session) return sendExpired(reply, null)
    const name = account.objects.customers.get(session.customer)?.name ?? ''
    return showCard(reply, 200, id, { entry: entryOf(query.card, name, account.time()) })
  })

  scope.post<PortalRoute>('/dev/stripe/billing/:id/card', ({ params: { id }, body }, reply) => {
    const session = sessionOf(id)
    if (!session) return sendExpired(reply, null)
    const { entry, problems } = readCard(body, account.time())
    if (Object.keys(problems).length > 0) return showCard(reply, 200, id, { entry, problems })
    const decline = changeCard(account, session.customer, digitsOf(entry.number))
    if (decline !== null) return showCard(reply, 200, id, { entry, decline })
    return reply.redirect(`/dev/stripe/billing/${id}?done=card`, 303)
  })

  const sessionOf = (key: string) =>
    account.objects.portalSessions.get(opened.find(key, account.time()) ?? '')

  function show(
    reply: FastifyReply,
    key: string,
    status: number,
    said: { done: string | null; problem: string | null },
  ): FastifyReply {
    const session = sessionOf(key)
    if (!session) return sendExpired(reply, null)
    return sendHostedPage(reply, status, {
      title: 'Your billing',
      back: session.return_url ? { href: session.return_url, label: '← Return to the school' } : null,
      content: portalContent({ at: `/dev/stripe/billing/${key}`, ...readPortal(account, session), ...said }),
    })
  }

  const showCard = (
    reply: FastifyReply,
    status: number,
    key: string,
    view: Pick<Parameters<typeof cardContent>[0], 'entry'> & Partial<Parameters<typeof cardContent>[0]>,
  ): FastifyReply =>
    sendHostedPage(reply, status, {
      title: 'Update payment method',
      back: { href: `/dev/stripe/billing/${key}`, label: '← Your billing' },
      content: cardContent({ at: `/dev/stripe/billing/${key}/card`, problems: {}, decline: null, ...view }),
    })
}

const sendExpired = (reply: FastifyReply, returnUrl: string | null): FastifyReply =>
  sendNotice(reply, 410, {
    title: 'This link has expired',
    text: 'A link to the billing portal opens once and for five minutes. Open the portal again from your account settings.',
    ...(returnUrl !== null && { back: { href: returnUrl, label: 'Return to the school' } }),
  })
