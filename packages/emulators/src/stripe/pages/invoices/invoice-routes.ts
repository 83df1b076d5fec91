import type { FastifyInstance, FastifyReply } from 'fastify'
import { NOT_CONFIRMED } from '../checkout/checkout-routes.ts'
import { digitsOf, entryOf, readCard } from '../checkout/card-form.ts'
import type { HostedPages } from '../frame/hosted-pages.ts'
import { sendNotice, sendHostedPage } from '../frame/hosted-page.ts'
import { invoiceContent, type InvoiceView } from './invoice-page.ts'
import { chargeOf } from './paid-charge.ts'
import { receiptContent } from './receipt-page.ts'

interface Route {
  Params: { id: string }
  Querystring: { card?: string; failed?: string }
  Body: URLSearchParams
}

/** Mounts the page of an invoice, on which an open one is paid, and that of a receipt. */
export function mountInvoicePages(scope: FastifyInstance, { account }: HostedPages): void {
  scope.get<Route>('/dev/stripe/invoices/:id', ({ params, query }, reply) => {
    const invoice = account.objects.invoices.get(params.id)
    if (!invoice) return sendUnknown(reply)
    const entry = entryOf(query.card, invoice.customer_name ?? '', account.time())
    return show(reply, 200, { invoice, entry, decline: query.failed === undefined ? null : NOT_CONFIRMED })
  })

  scope.post<Route>('/dev/stripe/invoices/:id', ({ params, body }, reply) => {
    const invoice = account.objects.invoices.get(params.id)
    if (!invoice) return sendUnknown(reply)
    const at = `/dev/stripe/invoices/${invoice.id}`
    if (invoice.status !== 'open') return reply.redirect(at, 303)
    const { entry, problems } = readCard(body, account.time())
    if (Object.keys(problems).length > 0) return show(reply, 200, { invoice, entry, problems })
    const outcome = account.payInvoice(invoice.id, digitsOf(entry.number))
    if (outcome.result === 'declined') return show(reply, 200, { invoice, entry, decline: outcome.message })
    if (outcome.result === 'requires_confirmation')
      return reply.redirect(`/dev/stripe/confirm/${outcome.intent}`, 303)
    return reply.redirect(at, 303)
  })

  scope.get<Route>('/dev/stripe/receipts/:id', ({ params }, reply) => {
    const charge = account.objects.charges.get(params.id)
    if (!charge?.paid) return sendUnknown(reply)
    return sendHostedPage(reply, 200, { title: 'Receipt', content: receiptContent(charge) })
  })

  function show(
    reply: FastifyReply,
    status: number,
    view: Pick<InvoiceView, 'invoice' | 'entry'> & Partial<InvoiceView>,
  ): FastifyReply {
    const { invoice } = view
    return sendHostedPage(reply, status, {
      title: `Invoice ${invoice.number ?? ''}`,
      content: invoiceContent({
        problems: {},
        decline: null,
        receipt: receiptOf(account, invoice.id),
        ...view,
      }),
    })
  }
}

function receiptOf(account: HostedPages['account'], invoice: string): string | null {
  const charge = chargeOf(account, invoice)
  return charge === null ? null : `/dev/stripe/receipts/${charge}`
}

const sendUnknown = (reply: FastifyReply) =>
  sendNotice(reply, 404, {
    title: 'This page does not exist',
    text: 'Look for it on the page of your payments.',
  })
