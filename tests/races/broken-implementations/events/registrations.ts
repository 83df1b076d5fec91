import { registrationStep } from '@section/domain/events/rsvp/registration-step.ts'
import type { MeetingService } from '@section/api/features/events/registration/meeting-service.ts'
import {
  clearRegistrant,
  findRegistration,
  storeRegistrant,
} from '@section/api/features/events/registration/registration-store.ts'
import type { Db } from '@section/db/connection.ts'

/**
 * A broken implementation of registrations: each request tells the meeting service what it reads, beside the others. Simultaneous
 * ones tell it the same several times. The tests must catch it.
 */
export async function registerNaively(db: Db, meetings: MeetingService, rsvpId: string): Promise<void> {
  const rsvp = await findRegistration(db, rsvpId)
  const step = rsvp && registrationStep(rsvp, Date.now())
  if (!rsvp || !step || rsvp.meetingNumber === null) return
  const { meetingNumber, isWebinar, email, zoomRegistrantId } = rsvp
  const room = { meetingNumber, isWebinar }
  if (step === 'register')
    await storeRegistrant(db, rsvpId, room, await meetings.register(room, rsvp, Date.now()))
  else if (zoomRegistrantId !== null) {
    await meetings.cancel(room, { registrantId: zoomRegistrantId, email }, Date.now())
    await clearRegistrant(db, rsvpId, zoomRegistrantId)
  }
}
