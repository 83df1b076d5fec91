import { setTimeout as pause } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import { type DeliveryControls, PLAIN_DELIVERY } from './delivery-controls.ts'
import { type Forgery, signEvent } from './sign-event.ts'

/** What became of an attempt: the status of its answer, or why there was none. */
export type Outcome = number | 'dropped' | 'lost' | 'no answer'

export interface DeliveryAttempt {
  event: Stripe.Event
  /** Epoch ms. */
  at: number
  outcome: Outcome
  forgery: Forgery | null
}

export interface DeliveryOptions {
  /** Returns the address that takes the events; null while there is none, and they wait. */
  url: () => string | null
  /** The secrets that sign; two while one is replaced by the other. */
  secrets: readonly string[]
  /** Returns the time of the machine in epoch ms, with which a receiver compares signatures. */
  now?: () => number
  /** The time before the first repetition; each later one waits twice as long, up to an hour. */
  retryMs?: number
  /** Is told of each event that will not be sent any more: it was accepted, or it is lost. */
  onDone?: (event: Stripe.Event) => void
}

interface Queued {
  event: Stripe.Event
  attempts: number
}

/** About three days of repetitions at the default pace. */
const MAX_ATTEMPTS = 80
const LONGEST_RETRY_MS = 3_600_000
const TIMEOUT_MS = 20_000
const KEPT_ATTEMPTS = 200

/**
 * Sends events to a webhook: signed, one after the other, and again at growing intervals until an answer of the 2xx kind.
 * `controls` make deliveries go wrong, as they do between two companies.
 */
export class WebhookDeliveries {
  readonly controls: DeliveryControls = { ...PLAIN_DELIVERY }
  /** The latest attempts, newest first. */
  readonly attempts: DeliveryAttempt[] = []
  readonly #options: Required<DeliveryOptions>
  readonly #closing = new AbortController()
  #queue: Queued[] = []
  #waiting = 0
  #working: Promise<void> | undefined
  #idle: (() => void)[] = []

  constructor(options: DeliveryOptions) {
    this.#options = { now: Date.now, retryMs: 1000, onDone: () => {}, ...options }
  }

  /** Queues an event, which is sent soon. */
  add(event: Stripe.Event): void {
    const { controls } = this
    if (controls.drop > 0) {
      controls.drop--
      this.#record(event, 'dropped', null)
      this.#options.onDone(event)
      return
    }
    const twice = controls.repeat > 0
    if (twice) controls.repeat--
    for (let times = twice ? 2 : 1; times > 0; times--) this.#queue.push({ event, attempts: 0 })
    this.#work()
  }

  /** Resolves once nothing is queued and nothing waits for a repetition. */
  settled(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve()
    return new Promise((resolve) => this.#idle.push(resolve))
  }

  /** Sends an event once, now, and returns what became of it. */
  async send(event: Stripe.Event, forgery: Forgery | null = null): Promise<Outcome> {
    const outcome = await this.#post(event, forgery)
    this.#record(event, outcome, forgery)
    return outcome
  }

  /** Sends nothing any more. */
  async close(): Promise<void> {
    this.#closing.abort()
    this.#queue = []
    await this.#working
  }

  #work(): void {
    this.#working ??= this.#drain().finally(() => {
      this.#working = undefined
      if (this.#queue.length > 0 && !this.#closing.signal.aborted) this.#work()
      else if (this.#isIdle()) for (const resolve of this.#idle.splice(0)) resolve()
    })
  }

  async #drain(): Promise<void> {
    // The events of one change are queued together, and only then is the newest known.
    await pause(0)
    const { signal } = this.#closing
    while (!signal.aborted) {
      const { controls } = this
      const next = controls.reorder ? this.#queue.pop() : this.#queue.shift()
      if (!next) return
      if (controls.delayMs > 0) await pause(controls.delayMs, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await this.#attempt(next)
    }
  }

  async #attempt({ event, attempts }: Queued): Promise<void> {
    const outcome = await this.#controlled(event)
    const { onDone, retryMs } = this.#options
    const isAccepted = typeof outcome === 'number' && outcome >= 200 && outcome < 300
    if (isAccepted || attempts + 1 >= MAX_ATTEMPTS) return onDone(event)
    void this.#later({ event, attempts: attempts + 1 }, Math.min(retryMs * 2 ** attempts, LONGEST_RETRY_MS))
  }

  async #controlled(event: Stripe.Event): Promise<Outcome> {
    const { controls } = this
    if (controls.fail > 0) {
      controls.fail--
      return this.#record(event, 'lost', null)
    }
    if (controls.forge === 0) return this.send(event)
    controls.forge--
    return this.send(event, controls.forgery)
  }

  async #later(queued: Queued, ms: number): Promise<void> {
    this.#waiting++
    // Waiting for a repetition keeps no process alive.
    await pause(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
    this.#waiting--
    if (this.#closing.signal.aborted) return
    this.#queue.push(queued)
    this.#work()
  }

  async #post(event: Stripe.Event, forgery: Forgery | null): Promise<Outcome> {
    const { url, secrets, now } = this.#options
    const to = url()
    if (to === null) return 'no answer'
    const payload = JSON.stringify(event)
    try {
      const { status, body } = await fetch(to, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signEvent(payload, secrets, now(), forgery),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await body?.cancel()
      return status
    } catch {
      return 'no answer'
    }
  }

  #record(event: Stripe.Event, outcome: Outcome, forgery: Forgery | null): Outcome {
    this.attempts.unshift({ event, at: this.#options.now(), outcome, forgery })
    this.attempts.length = Math.min(this.attempts.length, KEPT_ATTEMPTS)
    return outcome
  }

  #isIdle = () => this.#queue.length === 0 && this.#waiting === 0 && this.#working === undefined
}
