import type { memberEventInsights, memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { resolveContentEnd } from '../../../server/content/content-end.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { stableFraction, stableId } from '../../../server/content/stable-id.ts'
import { memberId } from '../../members/content/person.ts'
import type { EventContent } from './event-format.ts'

/** Returns the id of an event. */
export const eventId = (slug: string) => stableId('member-event', slug)

export function eventRow(event: EventContent, context: LoadContext): typeof memberEvents.$inferInsert {
  const { slug, recording } = event
  const eventStart = context.at(event.start)
  return {
    memberEventId: eventId(slug),
    slug,
    title: event.title,
    subtitle: event.subtitle ?? '',
    details: event.details,
    eventStart,
    eventEnd: new Date(resolveContentEnd(eventStart.getTime(), event.end, context)),
    eventType: event.type,
    eventCategory: event.category,
    heroImageUrl: event.hero ?? `/art/event/${slug}.svg`,
    zoomLink: event.room ?? null,
    meetingNumber: event.meetingNumber ?? null,
    isWebinar: event.webinar,
    recordingLink: event.recordingLink ?? null,
    videoExternalKey: recording ?? null,
    videoDuration: context.index.lectures.get(recording ?? '')?.duration ?? null,
    publishStatus: event.publishStatus,
  }
}

/** Returns the rows of the insights that an event names. */
export function insightRows({ slug, insights }: EventContent): (typeof memberEventInsights.$inferInsert)[] {
  return insights.map((insight) => ({
    memberEventId: eventId(slug),
    caseStudyId: stableId('case-study', insight),
  }))
}

/** Returns the answers of the people who come, each given within the two weeks before the load or the event. */
export function attendeeRows(
  { slug, start, publishStatus, attendees }: EventContent,
  { now, at }: LoadContext,
): (typeof memberEventRsvps.$inferInsert)[] {
  if (publishStatus !== 'ACTIVE') return []
  const latest = Math.min(at(start).getTime(), now) - HOUR_MS
  return attendees.map((email) => ({
    memberEventRsvpId: stableId('member-event-rsvp', `${slug} ${email}`),
    memberEventId: eventId(slug),
    userId: memberId(email),
    status: 'ACTIVE',
    changedAt: new Date(Math.round(latest - stableFraction(`${slug} ${email}`) * 14 * DAY_MS)),
  }))
}
