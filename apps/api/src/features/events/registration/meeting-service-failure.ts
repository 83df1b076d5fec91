import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { PauseScope } from './paused-services-store.ts'

/**
 * The reason why the meeting service did not do what it was asked. `unavailable` passes by itself, soon; `daily` at 00:00 UTC; a
 * meeting that is not `known` and a person who is `refused` need somebody's help.
 */
export type FailureKind =
  | 'unavailable'
  | 'daily limit'
  | 'daily limit of the person'
  | 'unknown meeting'
  | 'refused'

/** A failure of the meeting service. Its message is logged, so it holds neither addresses nor contents. */
export class MeetingServiceFailure extends Error {
  override name = 'MeetingServiceFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, reason: string) {
    super(`${kind}: ${reason}`)
    this.kind = kind
  }
}

/** The shortest and the longest pause after a failure that passes by itself. */
const SHORTEST_MS = 30_000

/**
 * Returns what is not asked after a failure, and until when (epoch ms). `failures` is the number of those before it that passed by
 * themselves, without a success between them. docs/decisions/meeting-service.md
 */
export function pauseAfter(
  kind: FailureKind,
  failures: number,
  now: number,
): { scope: PauseScope; until: number } {
  const tomorrow = (Math.floor(now / DAY_MS) + 1) * DAY_MS
  if (kind === 'daily limit') return { scope: 'all', until: tomorrow }
  if (kind === 'daily limit of the person') return { scope: 'answer', until: tomorrow }
  if (kind === 'unknown meeting') return { scope: 'meeting', until: now + HOUR_MS }
  if (kind === 'refused') return { scope: 'answer', until: now + DAY_MS }
  return { scope: 'all', until: now + Math.min(SHORTEST_MS * 2 ** failures, HOUR_MS) }
}

/** Returns the failure that an answer of the service is. */
export function meetingFailureOf(status: number, headers: Headers, body: unknown): MeetingServiceFailure {
  const { code, message } = isRefusal(body) ? body : { code: 0, message: '' }
  const reason = `${status} ${code}`
  if (status === 404) return new MeetingServiceFailure('unknown meeting', reason)
  if (status === 429) {
    // The limit of a person is told by its message alone, and says nothing about the others.
    if (/daily.*registrant/i.test(message))
      return new MeetingServiceFailure('daily limit of the person', reason)
    const isDaily = headers.get('x-ratelimit-type') === 'Daily-limit' || /daily/i.test(message)
    return new MeetingServiceFailure(isDaily ? 'daily limit' : 'unavailable', reason)
  }
  return new MeetingServiceFailure(status < 500 && status !== 408 ? 'refused' : 'unavailable', reason)
}

const isRefusal = (body: unknown): body is { code: number; message: string } =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  'code' in body
