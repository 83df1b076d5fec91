import type { EventTimes } from './watchable.ts'

/** The lists of events, in the order of the dropdown; the first is the default. */
export const EVENT_SORTS = [
  { value: 'latest', label: 'Latest Events' },
  { value: 'past', label: 'Past Events' },
] as const

export type EventSort = (typeof EVENT_SORTS)[number]['value']

/** Returns the list that the parameters of an address name; the default one for any other. */
export const eventSortIn = (parameters: Readonly<Record<string, unknown>>): EventSort =>
  EVENT_SORTS.find(({ value }) => value === parameters['sort'])?.value ?? 'latest'

/**
 * Returns the events of a list at `now` (epoch ms): those whose end is in the future, soonest first, or those that have
 * ended, most recent first. Events at the same time keep their order. See docs/product/events.md#list.
 */
export function listedEvents<Event extends EventTimes>(
  events: readonly Event[],
  sort: EventSort,
  now: number,
): Event[] {
  return sort === 'latest'
    ? events.filter(({ eventEnd }) => now < eventEnd).toSorted((a, b) => a.eventStart - b.eventStart)
    : events.filter(({ eventEnd }) => eventEnd <= now).toSorted((a, b) => b.eventEnd - a.eventEnd)
}
