import { HOUR_MS } from '@section/domain/time/durations.ts'
import type { EventForMember } from './detail/event-query.ts'
import type { EventOnCard } from './list/events-query.ts'

/** A Friday at 12:00 PM EST, the time of these tests. */
export const NOW = Date.parse('2026-11-27T17:00:00Z')

/** An event of one hour that starts in `hours`; in the past for a negative number. */
export const anEvent = (id: string, hours: number, more: Partial<EventOnCard> = {}): EventOnCard => ({
  memberEventId: id,
  title: `Event ${id}`,
  eventStart: NOW + hours * HOUR_MS,
  eventEnd: NOW + (hours + 1) * HOUR_MS,
  status: 'ACTIVE',
  heroImageUrl: `/art/event/${id}.svg`,
  zoomLink: null,
  recording: null,
  eventCategory: { label: 'Q&A Session' },
  ...more,
})

/** An event that starts in `hours`, as its page shows it to a member who has not answered. */
export const anEventPage = (
  hours: number,
  {
    event,
    ...more
  }: Partial<Omit<EventForMember, 'event'>> & { event?: Partial<EventForMember['event']> } = {},
): EventForMember => ({
  event: {
    ...anEvent('clinic', hours, { title: 'Pricing clinic' }),
    subtitle: 'Bring a price that you doubt.',
    details: 'We look at **your** prices.\n\n## What to bring\n\nOne price.',
    eventType: { label: 'Listen & Learn' },
    insightIds: [],
    ...event,
  },
  rsvp: null,
  guests: null,
  ...more,
})

/** The answer of a member who comes. */
export const COMES = { status: 'ACTIVE', zoomJoinUrl: null } as const

const isoTimes = ({ eventStart, eventEnd }: EventOnCard) => ({
  eventStart: new Date(eventStart).toISOString(),
  eventEnd: new Date(eventEnd).toISOString(),
})

/** Returns the list of events as the endpoint answers it. */
export const eventsAnswer = (events: readonly EventOnCard[], rsvps: readonly object[] = []) => ({
  listMemberEvents: events.map((event) => ({ ...event, ...isoTimes(event) })),
  listMemberEventsRsvp: rsvps,
})

/** Returns the page of an event as the endpoint answers it. */
export const eventAnswer = ({ event, rsvp, guests }: EventForMember) => ({
  getMemberEvent: { ...event, ...isoTimes(event) },
  getMemberEventRsvp: rsvp,
  listEventAttendees: guests,
})
