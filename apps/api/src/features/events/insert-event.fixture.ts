import { randomUUID } from 'node:crypto'
import type { Db } from '@section/db/connection.ts'
import { memberEventRsvps, memberEvents } from '@section/db/schema.ts'

type NewEvent = Partial<Omit<typeof memberEvents.$inferInsert, 'eventStart' | 'eventEnd'>> & {
  /** Epoch ms. */
  eventStart: number
  /** Epoch ms; an hour after the start by default. */
  eventEnd?: number
}

/** Inserts an event that is listed and has a room, and returns its id. */
export async function insertEvent(db: Db, { eventStart, eventEnd, ...more }: NewEvent): Promise<string> {
  const memberEventId = more.memberEventId ?? randomUUID()
  await db.insert(memberEvents).values({
    slug: memberEventId,
    title: 'Title',
    details: 'Details.',
    eventStart: new Date(eventStart),
    eventEnd: new Date(eventEnd ?? eventStart + 3_600_000),
    eventType: 'LISTEN_AND_LEARN',
    heroImageUrl: '/art/event/x.svg',
    zoomLink: 'https://meet.example/room',
    ...more,
    memberEventId,
  })
  return memberEventId
}

type NewRsvp = Partial<typeof memberEventRsvps.$inferInsert> & { memberEventId: string; userId: string }

/** Inserts a member's answer to an event, by which they come, and returns its id. */
export async function insertRsvp(db: Db, rsvp: NewRsvp): Promise<string> {
  const memberEventRsvpId = rsvp.memberEventRsvpId ?? randomUUID()
  await db
    .insert(memberEventRsvps)
    .values({ status: 'ACTIVE', changedAt: new Date('2026-01-01T00:00:00Z'), ...rsvp, memberEventRsvpId })
  return memberEventRsvpId
}
