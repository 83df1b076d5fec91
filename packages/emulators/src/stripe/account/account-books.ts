import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import { type AccountObjects, type AccountSnapshot, objectsOf, snapshotOf } from './account-objects.ts'
import { noSuch } from './refusal.ts'
import type { Wire } from './wire.ts'

export interface AccountOptions {
  /** The time in epoch milliseconds. */
  now: () => number
  /** The address below which the hosted pages are, without a slash at its end; null without pages. */
  pagesUrl: () => string | null
  /** Is told each event, in the order in which they happen. */
  onEvent?: (event: Stripe.Event) => void
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** What an account of Stripe's holds, its clocks and its events. What happens in it is told by the functions of `billing/`. */
export class AccountBooks {
  objects: AccountObjects = objectsOf()
  /** The request that is being answered, which events name as their cause. */
  request: Stripe.Event.Request = { id: null, idempotency_key: null }
  readonly #options: AccountOptions

  constructor(options: AccountOptions) {
    this.#options = options
  }

  /** The time in epoch seconds, for a customer with a clock of their own (a test clock, or a moved one) theirs. */
  time(customerId?: string): number {
    const time = Math.floor(this.#options.now() / 1000)
    if (customerId === undefined) return time
    const clockId = this.objects.customers.get(customerId)?.test_clock
    const clock = clockId ? this.objects.testClocks.get(clockId) : undefined
    return clock ? clock.frozen_time : time + (this.objects.movedClocks.get(customerId)?.seconds ?? 0)
  }

  /** Returns a new id, such as `cus_` with 24 letters and digits. */
  newId(prefix: string, length = 24): string {
    const letters = [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length])
    return `${prefix}_${letters.join('')}`
  }

  /** Returns an object, or throws Stripe's refusal “No such …”. */
  need<Kind extends keyof AccountObjects>(kind: Kind, id: string, param = 'id') {
    const found: unknown = this.objects[kind].get(id)
    if (found === undefined) throw noSuch(kind, id, param)
    return found as NonNullable<ReturnType<AccountObjects[Kind]['get']>>
  }

  /** The address of a hosted page, e.g. `/checkout/cs_test_1`; null without pages. */
  pageUrl(path: string): string | null {
    const url = this.#options.pagesUrl()
    return url === null ? null : url + path
  }

  /** Records an event about an object as it is now, and tells it to whoever listens; nobody changes it afterwards. */
  emit(type: Stripe.Event.Type, object: object, previous?: Record<string, unknown>): void {
    const event = {
      id: this.newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.time(),
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    }
    this.objects.events.set(event.id, event as unknown as Wire<Stripe.Event>)
    this.#options.onEvent?.(event as unknown as Stripe.Event)
  }

  /** Returns the whole account as JSON, from which `restore` makes the same again. */
  snapshot(): AccountSnapshot {
    return snapshotOf(this.objects)
  }

  restore(snapshot: AccountSnapshot): void {
    this.objects = objectsOf(structuredClone(snapshot))
  }
}
