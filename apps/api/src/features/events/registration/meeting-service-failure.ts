import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import type { PauseScope } from './paused-services-store.ts'

/** The reason why the meeting service did not do what it was asked. docs/product/events.md#meeting-service */
export type FailureKind =
  | 'unavailable'
  | 'misconfigured'
  | 'meeting unavailable'
  | 'not understood'
  | 'daily limit'
  | 'daily limit of the person'
  | 'unknown meeting'
  | 'refused'

/** A failure of the meeting service. Its message is logged, so it holds neither addresses nor contents. */
export class MeetingServiceFailure extends Error {
  override name = 'MeetingServiceFailure'
  readonly kind: FailureKind
  /** The status of the answer to a request for a token; absent for a failure after the token. */
  readonly tokenStatus: number | undefined

  constructor(kind: FailureKind, reason: string, tokenStatus?: number) {
    super(`${kind}: ${reason}`)
    this.kind = kind
    this.tokenStatus = tokenStatus
  }
}

/** The subject about which nothing is asked after a failure. */
export const PAUSED: Record<FailureKind, PauseScope> = {
  unavailable: 'all',
  misconfigured: 'all',
  'daily limit': 'all',
  'meeting unavailable': 'meeting',
  'not understood': 'meeting',
  'unknown meeting': 'meeting',
  'daily limit of the person': 'answer',
  refused: 'answer',
}

/** The shortest and the longest pause after a failure that may pass by itself. */
const SHORTEST_MS = 30_000
/** Our clock may be this much ahead of the service's, by which its day ends. */
const SKEW_MS = 5 * MINUTE_MS

/**
 * Returns until when (epoch ms) what a failure is about is not asked. `failures` is the number of those before it without a success
 * between them. docs/decisions/meeting-service.md
 */
export function endOfPause(kind: FailureKind, failures: number, now: number): number {
  if (kind === 'daily limit' || kind === 'daily limit of the person') return startOfNextDay(now)
  if (kind === 'unknown meeting') return now + HOUR_MS
  if (kind === 'refused') return now + DAY_MS
  return now + Math.min(SHORTEST_MS * 2 ** failures, HOUR_MS)
}

/** Returns when the service has begun its next day for sure. In the first minutes of ours it may still count the last one. */
function startOfNextDay(now: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  return now < today + 2 * SKEW_MS ? now + SKEW_MS : today + DAY_MS + SKEW_MS
}

/** The code of Zoom for an app that was not given a scope. */
const MISSING_SCOPE = 4711

/** Returns the failure that an answer of the service about a meeting is. */
export function meetingFailureOf(status: number, headers: Headers, body: unknown): MeetingServiceFailure {
  const { code, message } = isRefusal(body) ? body : { code: 0, message: '' }
  return new MeetingServiceFailure(kindOf({ status, code, message }, headers), `${status} ${code}`)
}

function kindOf({ status, code, message }: Refusal & { status: number }, headers: Headers): FailureKind {
  if (code === MISSING_SCOPE) return 'misconfigured'
  if (status === 404) return 'unknown meeting'
  if (status === 429) {
    // The limit of a person is told by its message alone, and says nothing about the others.
    if (/daily.*registrant/i.test(message)) return 'daily limit of the person'
    const isDaily = headers.get('x-ratelimit-type') === 'Daily-limit' || /daily/i.test(message)
    return isDaily ? 'daily limit' : 'unavailable'
  }
  if (status === 408) return 'unavailable'
  return status < 500 ? 'refused' : 'meeting unavailable'
}

interface Refusal {
  code: number
  message: string
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  'code' in body
