import { transact } from '@section/db/transaction.ts'
import type { Services } from '../../../server/services.ts'
import { endOfPause, MeetingServiceFailure, PAUSED } from './meeting-service-failure.ts'
import { findPause, pause, type Paused } from './paused-services-store.ts'

/** The meetings that fail in a row until the service counts as failing for all. */
const SEVERAL = 3

/**
 * Returns how one process asks the meeting service: not during a pause, and with one after a failure, which holds for all servers. A
 * call returns null, or until when (epoch ms) it is not made. docs/decisions/meeting-service.md
 */
export function openAsking({ database: { db }, log }: Pick<Services, 'database' | 'log'>) {
  /** The failures since the last success, by the meeting, or for all. */
  const failures = new Map<string, number>()
  const failingMeetings = new Set<string>()
  let isReported = false

  return async function ask(about: Paused, now: number, call: () => Promise<void>): Promise<number | null> {
    const paused = await findPause(db, about, now)
    if (paused !== null) return paused
    const { meetingNumber } = about
    try {
      await call()
      failures.delete('all')
      failures.delete(meetingNumber)
      failingMeetings.clear()
      isReported = false
      return null
    } catch (error) {
      if (!(error instanceof MeetingServiceFailure)) throw error
      const { kind } = error
      if (kind === 'meeting unavailable') failingMeetings.add(meetingNumber)
      const isAll = kind === 'meeting unavailable' && failingMeetings.size >= SEVERAL
      const scope = isAll ? 'all' : PAUSED[kind]
      const counted = scope === 'all' ? 'all' : meetingNumber
      const before = failures.get(counted) ?? 0
      // A person who is refused says nothing about their meeting.
      if (scope !== 'answer') failures.set(counted, before + 1)
      const until = endOfPause(kind, before, now)
      const fields = { err: error, scope, until: new Date(until) }
      if (kind === 'misconfigured' && !isReported)
        log.error(fields, 'The meeting service refuses the school’s app: its keys or scopes are wrong')
      else log.warn(fields, 'The meeting service is not asked for a time')
      isReported ||= kind === 'misconfigured'
      await transact(db, (tx) => pause(tx, scope, about, until))
      return until
    }
  }
}
