import { counted, DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import type { EventTimes } from './watchable.ts'

/** The facts of an event that its timing depends on; instants are epoch ms. */
export interface TimedEvent extends EventTimes {
  readonly status: 'ACTIVE' | 'CANCELED'
}

const SECOND_MS = 1000
/** A change that is further away is looked for again after this time, because timers stop while a device sleeps. */
const LONGEST_WAIT_MS = 30 * SECOND_MS

/** Returns what the page of an event says of its time at `now` (epoch ms). See docs/product/events.md#timing. */
export function eventTimingText(event: TimedEvent, attends: boolean, now: number): string {
  if (event.status === 'CANCELED') return 'This event has been called off.'
  if (event.eventEnd <= now) return 'This event has concluded.'
  const left = event.eventStart - now
  if (left <= 0) return 'Event has started'
  if (left < DAY_MS) return `Starts in ${countdown(left)}${attends ? '' : ' - Save your spot now!'}`
  return 'Link to Event will be shown here at least 1 hour before event starts.'
}

/**
 * Returns after how many milliseconds the page of an event looks at the clock again: every second within 24 hours of the
 * start, and otherwise when something may change; null once the event is over.
 */
export function eventClockWait({ eventStart, eventEnd }: EventTimes, now: number): number | null {
  if (eventEnd <= now) return null
  if (eventStart <= now) return Math.min(eventEnd - now, LONGEST_WAIT_MS)
  // At exactly 24 hours the countdown has not begun.
  const untilCountdown = eventStart - DAY_MS - now + 1
  if (untilCountdown > 0) return Math.min(untilCountdown, LONGEST_WAIT_MS)
  // The next whole second of the countdown, so that it changes when a clock on the wall does.
  return (eventStart - now) % SECOND_MS || SECOND_MS
}

/** Formats a time below a day: '2 hours 0 minutes', '25 minutes'. */
function countdown(left: number): string {
  if (left < MINUTE_MS) return 'less than a minute'
  const hours = Math.floor(left / HOUR_MS)
  const minutes = counted(Math.floor((left % HOUR_MS) / MINUTE_MS), 'minute')
  return hours === 0 ? minutes : `${counted(hours, 'hour')} ${minutes}`
}
