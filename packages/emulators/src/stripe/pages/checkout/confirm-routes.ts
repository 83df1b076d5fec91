import type { FastifyInstance, FastifyReply } from 'fastify'
import { NOT_CONFIRMED, successOf } from './checkout-routes.ts'
import type { HostedPages } from '../frame/hosted-pages.ts'
import { sendNotice, sendHostedPage } from '../frame/hosted-page.ts'
import { markup } from '../frame/markup.ts'

interface ConfirmRoute {
  Params: { intent: string }
  Body: URLSearchParams
}

/** Mounts the step in which a bank asks the person whether they really pay. */
export function mountConfirmPage(scope: FastifyInstance, { account }: HostedPages): void {
  scope.get<ConfirmRoute>('/dev/stripe/confirm/:intent', ({ params: { intent } }, reply) => {
    const pending = account.objects.pendingPayments.get(intent)
    if (!pending) return sendDone(reply)
    const session = account.objects.checkoutSessions.get(pending.target)
    return sendHostedPage(reply, 200, {
      title: 'Confirm your payment',
      leadsTo: [session?.success_url ?? null],
      content: markup`<div class="narrow card stack">
        <h1>Confirm your payment</h1>
        <p class="soft">
          Your bank asks you to confirm that it is you who pays. In this test, you decide how that ends.
        </p>
        <form method="post" action="/dev/stripe/confirm/${intent}">
          <div class="actions">
            <button name="outcome" value="complete">Complete</button>
            <button name="outcome" value="fail" class="quiet">Fail</button>
          </div>
        </form>
      </div>`,
    })
  })

  scope.post<ConfirmRoute>('/dev/stripe/confirm/:intent', ({ params: { intent }, body }, reply) => {
    const pending = account.objects.pendingPayments.get(intent)
    if (!pending) return sendDone(reply)
    const completes = body.get('outcome') === 'complete'
    const { result } = account.confirmPayment(intent, completes ? 'complete' : 'fail')
    const session = account.objects.checkoutSessions.get(pending.target)
    if (!session)
      return reply.redirect(
        `/dev/stripe/invoices/${pending.target}${result === 'declined' ? '?failed=1' : ''}`,
        303,
      )
    const target = result === 'declined' ? `/dev/stripe/checkout/${session.id}?failed=1` : successOf(session)
    return reply.redirect(target, 303)
  })
}

const sendDone = (reply: FastifyReply) =>
  sendNotice(reply, 404, {
    title: 'Nothing is to be confirmed',
    text: `The payment was confirmed already, or it was refused: ${NOT_CONFIRMED}`,
  })
