import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { memberEventRsvps, memberEvents } from '@section/db/schema.ts'

/** An event with a member's answer to it; instants are epoch ms. */
export interface AnsweredEvent {
  memberEventId: string
  title: string
  subtitle: string
  eventStart: number
  eventEnd: number
  /** False for an event that is called off. */
  isHeld: boolean
  /** False for a member who has canceled. */
  comes: boolean
  /** The sequence number of the member's calendar entry. */
  revision: number
  /** The room's address: the member's own if there is one; null without a room. */
  room: string | null
}

/** Returns an event with the member's answer; undefined without one. */
export async function findEventWithAnswer(
  db: Db,
  userId: string,
  memberEventId: string,
): Promise<AnsweredEvent | undefined> {
  const [found] = await selectAnswered(db).where(
    and(eq(memberEventRsvps.userId, userId), eq(memberEventRsvps.memberEventId, memberEventId)),
  )
  return found && toAnsweredEvent(found)
}

/** Returns the events to which a member comes and that end after `since` (epoch ms), without those that are called off. */
export async function listEventsToAttend(db: Db, userId: string, since: number): Promise<AnsweredEvent[]> {
  const found = await selectAnswered(db).where(
    and(
      eq(memberEventRsvps.userId, userId),
      eq(memberEventRsvps.status, 'ACTIVE'),
      eq(memberEvents.publishStatus, 'ACTIVE'),
      gt(memberEvents.eventEnd, new Date(since)),
    ),
  )
  return found.map(toAnsweredEvent)
}

const selectAnswered = (db: Db) =>
  db
    .select({
      memberEventId: memberEvents.memberEventId,
      title: memberEvents.title,
      subtitle: memberEvents.subtitle,
      eventStart: memberEvents.eventStart,
      eventEnd: memberEvents.eventEnd,
      publishStatus: memberEvents.publishStatus,
      zoomLink: memberEvents.zoomLink,
      status: memberEventRsvps.status,
      revision: memberEventRsvps.revision,
      zoomJoinUrl: memberEventRsvps.zoomJoinUrl,
    })
    .from(memberEventRsvps)
    .innerJoin(memberEvents, eq(memberEvents.memberEventId, memberEventRsvps.memberEventId))

type Row = Awaited<ReturnType<typeof selectAnswered>>[number]

function toAnsweredEvent({
  publishStatus,
  status,
  zoomLink,
  zoomJoinUrl,
  eventStart,
  eventEnd,
  ...event
}: Row): AnsweredEvent {
  return {
    ...event,
    eventStart: eventStart.getTime(),
    eventEnd: eventEnd.getTime(),
    isHeld: publishStatus === 'ACTIVE',
    comes: status === 'ACTIVE',
    room: zoomJoinUrl ?? zoomLink,
  }
}
