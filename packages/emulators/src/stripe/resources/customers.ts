import { changeAndTell } from '../account/change.ts'
import { noSuch } from '../account/refusal.ts'
import type { AccountBooks } from '../account/account-books.ts'
import { endSubscription, isOver } from '../billing/end-subscription.ts'
import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import { fields, mergeMetadata, metadata, anyText, unsettable } from '../http/read-params.ts'
import { route } from '../http/route.ts'
import { addCustomer, type Customer } from '../objects/customer.ts'

const facts = {
  description: unsettable(anyText),
  email: unsettable(anyText),
  metadata: unsettable(metadata),
  name: unsettable(anyText),
  phone: unsettable(anyText),
}
const settings = fields({}, { default_payment_method: anyText })

export const CUSTOMERS = [
  route(
    'POST',
    '/v1/customers',
    fields({}, { ...facts, payment_method: anyText, invoice_settings: settings, test_clock: anyText }),
    ({ account, params }) => {
      const { invoice_settings, metadata, payment_method: method, test_clock: clock, ...rest } = params
      if (clock !== undefined) account.need('testClocks', clock, 'test_clock')
      const card = method === undefined ? undefined : account.need('paymentMethods', method, 'payment_method')
      const customer = addCustomer(account, {
        ...rest,
        metadata: mergeMetadata(null, metadata ?? null),
        ...(clock !== undefined && {
          test_clock: clock,
          created: account.objects.testClocks.get(clock)?.frozen_time ?? 0,
        }),
      })
      if (card) card.customer = customer.id
      setDefaultCard(account, customer, invoice_settings)
      return customer
    },
  ),
  route(
    'GET',
    '/v1/customers',
    fields({}, { ...pageParams, ...createdParam, email: anyText, test_clock: anyText }),
    ({ account, params, path }) => {
      const { email, test_clock: clock } = params
      const found = [...account.objects.customers.values()].filter(
        (customer) =>
          (email === undefined || customer.email === email) &&
          // Customers of a test clock are listed only by it.
          customer.test_clock === (clock ?? null),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/customers/:id', fields({}, {}), ({ account, id }) => {
    const found = account.objects.customers.get(id) ?? account.objects.deletedCustomers.get(id)
    if (!found) throw noSuch('customers', id, 'id')
    return found
  }),
  route(
    'POST',
    '/v1/customers/:id',
    fields({}, { ...facts, invoice_settings: settings }),
    ({ account, id, params }) => {
      const customer = account.need('customers', id)
      const { invoice_settings, metadata, ...rest } = params
      changeAndTell(account, 'customer.updated', customer, () => {
        Object.assign(customer, rest)
        if (metadata !== undefined) customer.metadata = mergeMetadata(customer.metadata, metadata)
        setDefaultCard(account, customer, invoice_settings)
      })
      return customer
    },
  ),
  route('DELETE', '/v1/customers/:id', fields({}, {}), ({ account, id }) => {
    const customer = account.need('customers', id)
    const at = account.time(id)
    for (const subscription of account.objects.subscriptions.values())
      if (subscription.customer === id && !isOver(subscription))
        endSubscription(account, subscription, { at, reason: 'cancellation_requested' })
    account.objects.customers.delete(id)
    const deleted = { id, object: 'customer', deleted: true } as const
    account.objects.deletedCustomers.set(id, deleted)
    account.emit('customer.deleted', customer)
    return deleted
  }),
]

function setDefaultCard(
  books: AccountBooks,
  customer: Customer,
  settings: { default_payment_method?: string } | undefined,
): void {
  if (settings?.default_payment_method === undefined) return
  const { id } = books.need(
    'paymentMethods',
    settings.default_payment_method,
    'invoice_settings[default_payment_method]',
  )
  customer.invoice_settings = { ...customer.invoice_settings, default_payment_method: id }
}
