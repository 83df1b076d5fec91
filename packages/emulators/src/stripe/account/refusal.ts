import type { AccountObjects } from './account-objects.ts'

/** The parts of an error of Stripe's beside its type and message. */
interface RefusalDetails {
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: object
}

/** A refusal in Stripe's words: the status of its answer and the parts of its error. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly details: RefusalDetails

  constructor(status: number, type: StripeRefusal['type'], message: string, details: RefusalDetails = {}) {
    super(message)
    this.status = status
    this.type = type
    this.details = details
  }
}

/** Returns the refusal of a request that makes no sense. */
export const invalid = (message: string, details: RefusalDetails = {}) =>
  new StripeRefusal(400, 'invalid_request_error', message, details)

/** How Stripe calls the kinds of objects in its refusals. */
const NAMES: Partial<Record<keyof AccountObjects, string>> = {
  checkoutSessions: 'checkout.session',
  portalConfigurations: 'configuration',
  promotionCodes: 'promotion code',
  paymentIntents: 'payment_intent',
  paymentMethods: 'PaymentMethod',
  schedules: 'subscription_schedule',
  setupIntents: 'setup_intent',
  testClocks: 'test clock',
}

/** Returns the refusal of an id that names nothing: 404 for the object of the address, 400 for a parameter. */
export const noSuch = (kind: keyof AccountObjects, id: string, param: string) =>
  new StripeRefusal(
    param === 'id' ? 404 : 400,
    'invalid_request_error',
    `No such ${NAMES[kind] ?? kind.slice(0, -1)}: '${id}'`,
    {
      code: 'resource_missing',
      param,
    },
  )
