import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { checkEvents, checkEventTimes } from './check-events.ts'
import { type EventContent, EventFile } from './event-format.ts'
import { eventPictures, writeAttendees, writeEvents } from './events-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    events: EventContent[]
  }
}

/** `events/`. */
export const eventsContent = {
  async read(files) {
    const events = await files.readAll('events', EventFile)
    return { events: events.map(({ slug, content }) => ({ slug, ...content })) }
  },
  check: checkEvents,
  checkLoad: checkEventTimes,
  writeOffer: (tx, { events }, context) => writeEvents(tx, events, context),
  writePeople: (tx, { events }, context) => writeAttendees(tx, events, context),
  counted: { events: { table: 'member_events', key: 'member_event_id', published: true } },
  pictures: eventPictures,
} satisfies FeatureContent
