import { and, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { memberEventRsvps, memberEvents, members } from '@section/db/schema.ts'
import { transact } from '@section/db/transaction.ts'
import type { EventRegistrant, Room } from './meeting-service.ts'

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

/**
 * Stores what the meeting service has answered, also where the member has changed their mind meanwhile. Returns false when nobody
 * needs it: the answer is gone, or its event has another room.
 */
export async function storeRegistrant(
  db: Db,
  memberEventRsvpId: string,
  { meetingNumber, isWebinar }: Room,
  { registrantId, joinUrl }: EventRegistrant,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const isIts = eq(memberEventRsvps.memberEventRsvpId, memberEventRsvpId)
    // The event is held, because a load of the content that gives it another room forgets the registrants of the old one.
    const [room] = await tx
      .select({ meetingNumber: memberEvents.meetingNumber, isWebinar: memberEvents.isWebinar })
      .from(memberEvents)
      .innerJoin(memberEventRsvps, eq(memberEventRsvps.memberEventId, memberEvents.memberEventId))
      .where(isIts)
      .for('share', { of: memberEvents })
    if (room?.meetingNumber !== meetingNumber || room.isWebinar !== isWebinar) return false
    const { zoomRegistrantId } = memberEventRsvps
    const stored = await tx
      .update(memberEventRsvps)
      .set({ zoomRegistrantId: registrantId, zoomJoinUrl: joinUrl })
      .where(and(isIts, or(isNull(zoomRegistrantId), eq(zoomRegistrantId, registrantId))))
      .returning({ id: memberEventRsvps.memberEventRsvpId })
    return stored.length > 0
  })
}

/**
 * Returns the registrants of a member for events that have not ended at `now` (epoch ms). All answers of the member are locked until
 * the transaction ends, so that no registrant is stored meanwhile.
 */
export async function lockRegistrants(tx: Db, userId: string, now: number) {
  const isTheirs = eq(memberEventRsvps.userId, userId)
  await tx
    .select({ one: sql`1` })
    .from(memberEventRsvps)
    .where(isTheirs)
    .for('update')
  const found = await tx
    .select({
      meetingNumber: memberEvents.meetingNumber,
      isWebinar: memberEvents.isWebinar,
      registrantId: memberEventRsvps.zoomRegistrantId,
      email: members.email,
      eventEnd: memberEvents.eventEnd,
    })
    .from(memberEventRsvps)
    .innerJoin(memberEvents, eq(memberEvents.memberEventId, memberEventRsvps.memberEventId))
    .innerJoin(members, eq(members.userId, memberEventRsvps.userId))
    .where(and(isTheirs, gt(memberEvents.eventEnd, new Date(now))))
  return found.flatMap(({ meetingNumber, registrantId, eventEnd, ...rest }) =>
    meetingNumber === null || registrantId === null
      ? []
      : [{ ...rest, meetingNumber, registrantId, eventEnd: eventEnd.getTime() }],
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
