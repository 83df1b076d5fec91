import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { memberEvents } from '@section/db/schema.ts'

/** An event to which somebody is invited; instants are epoch ms. */
export interface InvitedEvent {
  memberEventId: string
  title: string
  eventStart: number
  eventEnd: number
}

/** Returns a published event; undefined without one. */
export async function findInvitedEvent(db: Db, memberEventId: string): Promise<InvitedEvent | undefined> {
  const { title, eventStart, eventEnd, publishStatus } = getTableColumns(memberEvents)
  const [found] = await db
    .select({ title, eventStart, eventEnd, publishStatus })
    .from(memberEvents)
    .where(eq(memberEvents.memberEventId, memberEventId))
  if (found?.publishStatus !== 'ACTIVE') return undefined
  const { eventStart: start, eventEnd: end } = found
  return { memberEventId, title: found.title, eventStart: start.getTime(), eventEnd: end.getTime() }
}
