import { channel, tracingChannel } from 'node:diagnostics_channel'
import type { Work } from './current-work.ts'

/**
 * The channels by which the server tells what it does. Metrics, traces and the page for operators subscribe to them where
 * they are configured; without a subscriber nothing is announced. docs/decisions/observability.md
 */

/** Work that takes time; what watches it keeps what it needs on it, because maps of objects are slow. */
export interface Running {
  /** Monotonic time (`performance.now`) in ms of its begin. */
  since: number
  /** The span of a traced one. */
  span?: unknown
}

/** A GraphQL operation. */
export interface RunningOperation extends Running {
  /** The name of a trusted document's operation; the same for all documents that were sent as texts. */
  name: string
  kind: 'query' | 'mutation'
  /** How it ended; absent if it threw. */
  outcome?: OperationOutcome
}

/** `refused` is an error that the caller was told, such as a missing sign-in; `failed` an unexpected one. */
export type OperationOutcome = 'ok' | 'refused' | 'unavailable' | 'failed'

/** The operations of traced requests. */
export const tracedOperations = tracingChannel<unknown, RunningOperation>('section:traced-operation')

/** A run of a job. */
export interface RunningJob extends Running {
  queue: string
  /** How it ended; absent if it threw. */
  outcome?: JobOutcome
}

/** `retried` is a failure that is tried again, `given-up` one that is not. */
type JobOutcome = 'done' | 'retried' | 'given-up'

export const jobRuns = tracingChannel<unknown, RunningJob>('section:job')

/** An error that nobody expected, with the words of its log line and what it happened in. */
export interface UnexpectedError {
  err: Error
  words: string
  work: Work
}

/** What happens at one moment, by the name of its channel. */
interface Happenings {
  'section:operation': RunningOperation
  'section:mail': { outcome: 'sent' | 'failed' | 'given-up' }
  'section:invalidation': { topic: string }
  'section:refusal': { limit: string }
  'section:error': UnexpectedError
}

class Happening<Name extends keyof Happenings> {
  readonly #channel

  constructor(name: Name) {
    this.#channel = channel(name)
  }

  /** False if nobody hears, so that nothing needs to be measured. */
  get isHeard(): boolean {
    return this.#channel.hasSubscribers
  }

  announce(what: Happenings[Name]): void {
    if (this.#channel.hasSubscribers) this.#channel.publish(what)
  }

  /** Calls `hear` for each from now on; returns how to stop that. */
  hear(hear: (what: Happenings[Name]) => void): () => void {
    // Only `announce` publishes on this channel.
    const listener = (what: unknown) => hear(what as Happenings[Name])
    this.#channel.subscribe(listener)
    return () => {
      this.#channel.unsubscribe(listener)
    }
  }
}

/** The operations that have ended. */
export const endedOperations = new Happening('section:operation')
/** Mails that the mail server took or refused, and those that were given up. */
export const mailOutcomes = new Happening('section:mail')
/** The topics of cached data that have become stale in this process. */
export const invalidations = new Happening('section:invalidation')
/** The limits by which somebody was refused. */
export const refusals = new Happening('section:refusal')
/** The unexpected errors of requests and jobs. */
export const unexpectedErrors = new Happening('section:error')
