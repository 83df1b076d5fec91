import { DAY_MS, MINUTE_MS } from '../../time/durations.ts'
import { lengthText } from '../../time/length-text.ts'
import type { SessionKind } from '../session.ts'

const KIND_WORDS = { SPRINT: 'sprint', WORKSHOP: 'workshop', CAPSTONE: 'course', BOOTCAMP: 'course' } as const

/**
 * Formats the duration and the kind of a session: '2-week sprint', '4-day sprint', '1 hr 30 min workshop'; the kind
 * alone without dates. Whole days between start and end count: 6 or more become weeks, (days + 1) / 7 rounded down, so
 * that a sprint from Monday to Sunday is one week (docs/product/sessions.md#duration-label).
 */
export function durationLabel(
  sessionKind: SessionKind,
  startAt: number | null,
  endAt: number | null,
): string {
  const kind = KIND_WORDS[sessionKind]
  if (startAt === null || endAt === null || endAt <= startAt) return kind
  const days = Math.floor((endAt - startAt) / DAY_MS)
  if (days >= 6) return `${Math.floor((days + 1) / 7)}-week ${kind}`
  if (days >= 1) return `${days}-day ${kind}`
  return `${lengthText(Math.max(endAt - startAt, MINUTE_MS) / 1000)} ${kind}`
}
