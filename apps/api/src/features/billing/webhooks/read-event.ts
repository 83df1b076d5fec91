import type Stripe from 'stripe'
import { z } from 'zod'
import { isStorable } from '../../../server/http/storable-text.ts'
import type { SyncSubject } from '../sync/sync-job.ts'

/** The longest that an event may have been under way, and the farthest that its time may lie ahead, in seconds. */
const TOLERANCE_SECONDS = 300
/** In characters; the ids and types of Stripe have less than a hundred. */
const MAX_NAME = 255

const Id = z.string().min(1).max(MAX_NAME)
/** An id, or the whole object where an endpoint expands it. */
const Named = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]).nullish()

/** The little of an event that is used: all else is read from Stripe again, in the form of our own version of its API. */
const Event = z.object({
  id: Id,
  type: Id,
  data: z.object({
    object: z.object({
      object: Id,
      id: Id.optional(),
      customer: Named,
      charge: Named,
      payment_intent: Named,
      invoice: Named,
    }),
  }),
})

export interface StripeEvent {
  eventId: string
  type: string
  /** Null for an event that is about no customer. */
  subject: SyncSubject | null
}

/** A message as it arrived. `now` is epoch ms. */
interface Message {
  body: string
  signature: string | undefined
  now: number
}

/**
 * Returns the event of a message that one of the secrets has signed within the last five minutes; undefined for every other.
 * The library takes one secret at a time, and any time to come, which are both checked here. SECURITY.md#forged-payment-events
 */
export function readEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  secrets: readonly string[],
  { body, signature, now }: Message,
): StripeEvent | undefined {
  if (!signature || isAhead(signature, now)) return undefined
  for (const secret of secrets) {
    try {
      const given = webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now)
      const event = Event.safeParse(isStorable(given) ? given : undefined).data
      return event && { eventId: event.id, type: event.type, subject: subjectOf(event.data.object) }
    } catch {
      // Another secret may have signed it.
    }
  }
  return undefined
}

/** Returns whether a signature names a time that lies too far ahead. */
function isAhead(signature: string, now: number): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds))
  return times.some((seconds) => seconds > now / 1000 + TOLERANCE_SECONDS)
}

function subjectOf(about: z.infer<typeof Event>['data']['object']): SyncSubject | null {
  const { object, id, customer, charge, payment_intent: paymentIntent, invoice } = about
  if (object === 'customer' && id) return { customer: id }
  if (customer) return { customer }
  if (charge) return { charge }
  if (paymentIntent) return { paymentIntent }
  return invoice ? { invoice } : null
}
