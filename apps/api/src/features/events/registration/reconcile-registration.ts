import { registrationStep } from '@section/domain/events/rsvp/registration-step.ts'
import { transact } from '@section/db/transaction.ts'
import type { Services } from '../../../server/services.ts'
import { openAsking } from './ask-meeting-service.ts'
import type { MeetingService } from './meeting-service.ts'
import { queueRemovals } from './queue-removals.ts'
import { clearRegistrant, findRegistration, storeRegistrant } from './registration-store.ts'

type Needs = Pick<Services, 'database' | 'jobs' | 'log'>

/**
 * Returns the work of one process: it makes the meeting service know of one member's answer, with one call or, where it knows
 * already or is not asked for a time, none. docs/product/events.md#meeting-service
 */
export function openReconciling(services: Needs, meetings: MeetingService) {
  const { db } = services.database
  const ask = openAsking(services)

  return async function reconcile(memberEventRsvpId: string, now: number): Promise<void> {
    const rsvp = await findRegistration(db, memberEventRsvpId)
    const step = rsvp && registrationStep(rsvp, now)
    if (!rsvp || !step || rsvp.meetingNumber === null) return
    const { meetingNumber, isWebinar, email, eventEnd, zoomRegistrantId } = rsvp
    const room = { meetingNumber, isWebinar }
    // No transaction is open during the call: a slow service would hold its connection, and the member up who answers again.
    await ask({ id: memberEventRsvpId, meetingNumber }, now, async () => {
      if (step === 'register') {
        const registrant = await meetings.register(room, rsvp, now)
        if (await storeRegistrant(db, memberEventRsvpId, room, registrant)) return
        // The member was deleted meanwhile, or the event has another room.
        const { registrantId } = registrant
        await transact(db, (tx) => queueRemovals(services, tx, [{ ...room, registrantId, email, eventEnd }]))
      } else if (zoomRegistrantId !== null) {
        await meetings.cancel(room, { registrantId: zoomRegistrantId, email }, now)
        await clearRegistrant(db, memberEventRsvpId, zoomRegistrantId)
      }
    })
  }
}
