import { HOUR_MS } from '@section/domain/time/durations.ts'
import { withoutAddresses } from '../../../server/logged-error.ts'
import type { FastifyBaseLogger } from 'fastify'
import { afterFailedTry, MOST_TRIES } from '@section/domain/mail/delivery.ts'
import type { Db } from '@section/db/connection.ts'
import {
  type DueMessage,
  giveBack,
  noteDelivered,
  noteFailed,
  noteGivenUp,
  purgeSettled,
  takeDue,
} from './outbox-store.ts'

/** How many messages are under way at once: one that hangs leaves the others their way. */
const LANES = 4
/** How often to look for messages that nobody announced: those whose wait is over, or that a dead server had taken. */
const POLL_MS = 5000
const PURGE_MS = HOUR_MS
const KEPT_DAYS = 90

/** Why a message was not delivered; `permanent` when trying again is of no use. Free of addresses and contents. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly permanent: boolean

  constructor(reason: string, permanent: boolean) {
    super(reason)
    this.permanent = permanent
  }
}

export interface OutboxWorkerOptions {
  db: Db
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  topic: string
  /** How many ms an announced message waits before somebody looks for it. */
  delay(): number
  /** Brings one message to its reader. Errors: `DeliveryError`; any other is taken as one that may pass. */
  deliver(message: DueMessage): Promise<void>
}

/**
 * Delivers what stands in the outbox, each message at least once and, as long as no server dies between sending and
 * noting it, exactly once. Any number of servers may do so side by side. docs/decisions/outbox.md
 */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions
  readonly #lanes = new Set<Promise<void>>()
  #running = false
  /** The look that an announcement has asked for, and that is still to come. */
  #asked: NodeJS.Timeout | undefined
  /** Something was announced since the last look. */
  #announced = false
  #poll: NodeJS.Timeout | undefined
  #purge: NodeJS.Timeout | undefined

  constructor(options: OutboxWorkerOptions) {
    this.#options = options
  }

  start(): void {
    this.#running = true
    this.#poll = setInterval(() => this.wake(), POLL_MS)
    this.#purge = setInterval(() => void this.#purgeOld(), PURGE_MS)
    this.wake()
  }

  /**
   * Looks for messages after a while. By then the request that asked for a mail is answered, so that its timing does not
   * reveal whether there was a mail to send. docs/decisions/outbox.md
   */
  announce(): void {
    if (!this.#running || this.#asked) return
    this.#asked = setTimeout(() => {
      this.#asked = undefined
      this.wake()
    }, this.#options.delay())
  }

  /** Looks for messages now. */
  wake(): void {
    this.#announced = true
    this.#openLane()
  }

  /** Takes no more messages and waits for those under way. */
  async stop(): Promise<void> {
    this.#running = false
    clearInterval(this.#poll)
    clearInterval(this.#purge)
    clearTimeout(this.#asked)
    await Promise.all(this.#lanes)
  }

  #openLane(): void {
    if (!this.#running || this.#lanes.size >= LANES) return
    const lane = this.#work()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'The outbox cannot be read'))
      .finally(() => this.#lanes.delete(lane))
    this.#lanes.add(lane)
  }

  async #work(): Promise<void> {
    while (this.#running) {
      this.#announced = false
      const message = await takeDue(this.#options.db, this.#options.topic)
      // Taken just as this server was told to stop: it goes to another, without waiting for its lease to end.
      if (message && !this.#running) return giveBack(this.#options.db, message)
      if (message) {
        // There may be more: somebody else looks while this one is under way.
        this.#openLane()
        await this.#handle(message)
      } else if (!this.#announced) return
    }
  }

  async #handle(message: DueMessage): Promise<void> {
    if (message.tries > MOST_TRIES) return this.#giveUp(message, 'servers died while they sent it')
    try {
      await this.#options.deliver(message)
    } catch (error) {
      return this.#afterFailure(message, error)
    }
    await noteDelivered(this.#options.db, message)
  }

  async #afterFailure(message: DueMessage, error: unknown): Promise<void> {
    const known = error instanceof DeliveryError
    const reason = known ? error.message : 'unexpected error'
    const next = afterFailedTry(message.tries, known && error.permanent)
    if (next.kind === 'give-up') return this.#giveUp(message, reason, known ? undefined : error)
    const facts = { ...factsOf(message), reason: withoutAddresses(reason), waitSeconds: next.inMs / 1000 }
    this.#options.log.warn(known ? facts : { ...facts, err: error }, 'A message was not delivered')
    await noteFailed(this.#options.db, message, reason, next.inMs)
  }

  async #giveUp(message: DueMessage, reason: string, error?: unknown): Promise<void> {
    this.#options.log.error(
      { ...factsOf(message), reason: withoutAddresses(reason), ...(error ? { err: error } : {}) },
      'A message was given up',
    )
    await noteGivenUp(this.#options.db, message, reason)
  }

  async #purgeOld(): Promise<void> {
    try {
      await purgeSettled(this.#options.db, this.#options.topic, KEPT_DAYS)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'Old messages could not be removed')
    }
  }
}

const factsOf = ({ outboxId, payload, tries }: DueMessage) => ({ outboxId, kind: payload['kind'], tries })
