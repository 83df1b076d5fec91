import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { isReminderDue, MAX_REMINDER_LEAD_MS } from '@section/domain/events/rsvp/reminder.ts'
import { memberZone } from '@section/domain/time/known-zone.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import type { Services } from '../../../server/services.ts'
import {
  listReminderGroups,
  listUnreminded,
  markReminded,
  type ReminderGroup,
  type UnremindedRsvp,
} from './reminders-store.ts'

/** The number of members who are reminded in one transaction. */
const BATCH = 500

type ReminderServices = Pick<Services, 'cacheInvalidation' | 'catalog' | 'database' | 'members' | 'outbox'>

/**
 * Queues the reminders that are due at `now` (epoch ms). Each is recorded in the transaction in which its mail is queued, so that
 * a member gets one for each day of an event, however many servers run this and whenever one is killed. What is due is decided
 * by the present state, so that every run makes up for those that were missed. docs/product/events.md#reminders-and-changes
 */
export async function sendReminders(services: ReminderServices, now: number, batch = BATCH): Promise<void> {
  const { db } = services.database
  const groups = await listReminderGroups(db, { now, until: now + MAX_REMINDER_LEAD_MS })
  if (groups.length === 0) return
  const { timeZone: schools } = await services.catalog.current()
  const isDue = (group: ReminderGroup) => isReminderDue(group, memberZone(group.timeZone, schools), now)
  // Members of a zone who were reminded of different starts are several groups.
  const due = new Map(
    groups.filter(isDue).map((group) => [`${group.memberEventId} ${group.timeZone}`, group]),
  )
  for (const group of due.values()) {
    let after: string | undefined
    do {
      const found = await listUnreminded(db, group, { now, after, limit: batch })
      await remind(services, group, { rsvps: found.filter(isDue), now })
      after = found.length === batch ? found.at(-1)?.rsvpId : undefined
    } while (after)
  }
}

async function remind(
  services: ReminderServices,
  { memberEventId, eventStart }: ReminderGroup,
  { rsvps, now }: { rsvps: readonly UnremindedRsvp[]; now: number },
): Promise<void> {
  const viewers = await Promise.all(rsvps.map(({ userId }) => findViewer(services, userId, now)))
  const told = rsvps.filter((_, n) => {
    const viewer = viewers[n]
    return viewer && canSeeEvents(viewer)
  })
  if (told.length === 0) return
  await services.cacheInvalidation.transaction(async (tx) => {
    const marked = await markReminded(
      tx,
      told.map(({ rsvpId }) => rsvpId),
      eventStart,
    )
    const mails = told.filter(({ rsvpId }) => marked.has(rsvpId))
    await services.outbox.queue(
      tx,
      ...mails.map(({ rsvpId, userId }) => ({
        mail: { kind: 'event-reminder', userId, memberEventId, eventStart } as const,
        dedupeKey: `${rsvpId} ${eventStart}`,
      })),
    )
  })
}
