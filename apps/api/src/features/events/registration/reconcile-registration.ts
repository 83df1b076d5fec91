import { registrationStep } from '@section/domain/events/rsvp/registration-step.ts'
import { transact } from '@section/db/transaction.ts'
import type { Services } from '../../../server/services.ts'
import type { MeetingService } from './meeting-service.ts'
import { MeetingServiceFailure, pauseAfter } from './meeting-service-failure.ts'
import { findPause, pause } from './paused-services-store.ts'
import { REGISTRATION_QUEUE } from './queue-registrations.ts'
import { clearRegistrant, findRegistration, storeRegistrant } from './registration-store.ts'

type Needs = Pick<Services, 'database' | 'jobs' | 'log'>

/**
 * Returns the work of one process: it makes the meeting service know of one member's answer, with one call or, where it knows
 * already, none. What fails is done again after a pause, which holds for all servers. docs/product/events.md#meeting-service
 */
export function openReconciling(services: Needs, meetings: MeetingService) {
  const { db } = services.database
  /** The failures since the last success. */
  let failures = 0

  return async function reconcile(memberEventRsvpId: string, now: number): Promise<void> {
    const rsvp = await findRegistration(db, memberEventRsvpId)
    const step = rsvp && registrationStep(rsvp, now)
    if (!rsvp || !step || rsvp.meetingNumber === null) return
    const { meetingNumber, isWebinar, email, zoomRegistrantId } = rsvp
    const paused = { memberEventRsvpId, meetingNumber }
    const until = await findPause(db, paused, now)
    if (until !== null) {
      await transact(db, (tx) => tryAgain(services, tx, memberEventRsvpId, until))
      return
    }
    const room = { meetingNumber, isWebinar }
    try {
      // No transaction is open during the call: a slow service would hold its connection, and the member up who answers again.
      if (step === 'register')
        await storeRegistrant(db, memberEventRsvpId, await meetings.register(room, rsvp, now))
      else if (zoomRegistrantId !== null) {
        await meetings.cancel(room, { registrantId: zoomRegistrantId, email }, now)
        await clearRegistrant(db, memberEventRsvpId, zoomRegistrantId)
      }
      failures = 0
    } catch (error) {
      if (!(error instanceof MeetingServiceFailure)) throw error
      const { scope, until: end } = pauseAfter(error.kind, failures, now)
      if (error.kind === 'unavailable') failures++
      services.log.warn(
        { err: error, scope, until: new Date(end) },
        'The meeting service is not asked for a time',
      )
      await transact(db, async (tx) => {
        await pause(tx, scope, paused, end)
        await tryAgain(services, tx, memberEventRsvpId, end)
      })
    }
  }
}

const tryAgain = (
  { jobs }: Needs,
  tx: Parameters<Services['jobs']['send']>[0],
  memberEventRsvpId: string,
  until: number,
) => jobs.send(tx, REGISTRATION_QUEUE, [{ data: { memberEventRsvpId }, startAfter: new Date(until) }])
