import type { FastifyInstance } from 'fastify'
import { acceptForms } from '../../submitted-forms.ts'
import { mountCheckoutPage } from './checkout/checkout-routes.ts'
import { mountConfirmPage } from './checkout/confirm-routes.ts'
import { mountDashboard } from './dashboard/dashboard-routes.ts'
import type { HostedPages } from './frame/hosted-pages.ts'
import { mountInvoicePages } from './invoices/invoice-routes.ts'
import { mountPortal } from './portal/portal-routes.ts'

/**
 * Mounts the pages that Stripe hosts below `/dev/stripe/`: checkout, portal, invoices and receipts, and at `/dev/stripe` a
 * dashboard for whoever tries them. They are forms that need no script.
 */
export function mountStripePages(app: FastifyInstance, pages: HostedPages): void {
  void app.register((scope, _options, done) => {
    acceptForms(scope)
    scope.addHook('preHandler', async (request) => {
      // A form without fields, or sent as something else, is an empty one.
      if (request.method === 'POST' && !(request.body instanceof URLSearchParams))
        request.body = new URLSearchParams()
      pages.account.runDue()
    })
    mountDashboard(scope, pages)
    mountCheckoutPage(scope, pages)
    mountConfirmPage(scope, pages)
    mountInvoicePages(scope, pages)
    mountPortal(scope, pages)
    done()
  })
}
