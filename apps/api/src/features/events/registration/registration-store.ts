import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { memberEventRsvps, memberEvents, members } from '@section/db/schema.ts'
import type { EventRegistrant } from './meeting-service.ts'

/** Returns an answer with all that the meeting service is told of it; undefined for one that is gone. */
export async function findRegistration(db: Db, memberEventRsvpId: string) {
  const { status, zoomRegistrantId } = getTableColumns(memberEventRsvps)
  const { publishStatus, eventEnd, meetingNumber, isWebinar } = getTableColumns(memberEvents)
  const { email, firstName, lastName } = getTableColumns(members)
  const [found] = await db
    .select({
      status,
      zoomRegistrantId,
      publishStatus,
      eventEnd,
      meetingNumber,
      isWebinar,
      email,
      firstName,
      lastName,
    })
    .from(memberEventRsvps)
    .innerJoin(memberEvents, eq(memberEvents.memberEventId, memberEventRsvps.memberEventId))
    .innerJoin(members, eq(members.userId, memberEventRsvps.userId))
    .where(eq(memberEventRsvps.memberEventRsvpId, memberEventRsvpId))
  return found && { ...found, eventEnd: found.eventEnd.getTime() }
}

/** Stores what the meeting service has answered, also where the member has changed their mind meanwhile. */
export async function storeRegistrant(
  db: Db,
  memberEventRsvpId: string,
  { registrantId, joinUrl }: EventRegistrant,
): Promise<void> {
  await db
    .update(memberEventRsvps)
    .set({ zoomRegistrantId: registrantId, zoomJoinUrl: joinUrl })
    .where(
      and(
        eq(memberEventRsvps.memberEventRsvpId, memberEventRsvpId),
        isNull(memberEventRsvps.zoomRegistrantId),
      ),
    )
}

/** Forgets a registrant whom the meeting service has taken out. */
export async function clearRegistrant(
  db: Db,
  memberEventRsvpId: string,
  registrantId: string,
): Promise<void> {
  const isIts = and(
    eq(memberEventRsvps.memberEventRsvpId, memberEventRsvpId),
    eq(memberEventRsvps.zoomRegistrantId, registrantId),
  )
  await db.update(memberEventRsvps).set({ zoomRegistrantId: null, zoomJoinUrl: null }).where(isIts)
}
