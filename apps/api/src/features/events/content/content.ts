import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { checkEvents, checkEventTimes } from './check-events.ts'
import { announceEventChanges } from './event-changes.ts'
import { listPlannedEvents } from './event-changes-store.ts'
import { type EventContent, EventFile } from './event-format.ts'
import { eventPictures, writeAttendees, writeEvents } from './events-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    events: EventContent[]
  }
}

/** `events/`, and mails about events that a load moves or calls off. */
export const eventsContent = {
  async read(files) {
    const events = await files.readAll('events', EventFile)
    return { events: events.map(({ slug, content }) => ({ slug, ...content })) }
  },
  check: checkEvents,
  checkLoad: checkEventTimes,
  async watch(tx, load) {
    const before = await listPlannedEvents(tx)
    return () => announceEventChanges(tx, before, load)
  },
  writeOffer: (tx, { events }, context) => writeEvents(tx, events, context),
  writePeople: (tx, { events }, context) => writeAttendees(tx, events, context),
  counted: { events: { table: 'member_events', key: 'member_event_id', published: true } },
  pictures: eventPictures,
} satisfies FeatureContent
