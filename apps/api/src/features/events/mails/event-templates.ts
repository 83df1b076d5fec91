import { pathTo } from '@section/domain/access/screen-path.ts'
import { dateIn } from '@section/domain/time/calendar-date.ts'
import { memberZone } from '@section/domain/time/known-zone.ts'
import { localMeetingTime, meetingTime } from '../../../server/mail/mail-dates.ts'
import {
  absoluteLink,
  commaName,
  type MailSchool,
  type MailTemplate,
} from '../../../server/mail/mail-template.ts'
import type { AnsweredEvent } from '../calendar/answered-events-store.ts'
import type { EventMail } from './event-mail.ts'

/** The facts of a mail to a member who comes to an event. */
export interface EventFacts {
  firstName: string
  event: Pick<AnsweredEvent, 'memberEventId' | 'title' | 'eventStart' | 'eventEnd' | 'room'>
  /** The zone that the member's device reported, null for none, and that of the school. */
  zones: { own: string | null; schools: string }
  /** The time of the delivery, in epoch ms. */
  now: number
}

type Texts = Pick<MailTemplate, 'subject' | 'preheader' | 'heading' | 'paragraphs' | 'notes'>

const CANNOT_COME = 'You cannot come? Cancel your RSVP on the event’s page.'

/** Returns the template of a mail to a member who comes to an event. */
export function eventTemplate(kind: EventMail['kind'], facts: EventFacts, school: MailSchool): MailTemplate {
  const { event, zones, firstName } = facts
  const { heading, notes, ...texts } = TEXTS[kind](facts)
  const isOff = kind === 'event-canceled'
  return {
    ...texts,
    heading: heading + commaName(firstName),
    facts: [
      { name: 'Event', value: event.title },
      { name: isOff ? 'Was on' : 'When', value: timeOf(event, zones) },
    ],
    button: isOff
      ? { text: 'See other events', link: absoluteLink(pathTo('events'), school) }
      : {
          text: 'Open the event',
          link: absoluteLink(pathTo('event', { memberEventId: event.memberEventId }), school),
        },
    notes: [...notes, zoneNote(zones)],
    reason: `you have an account at ${school.brandName} and said that you come to this event`,
    unsubscribable: 'events',
  }
}

const TEXTS: Record<EventMail['kind'], (facts: EventFacts) => Texts> = {
  'event-reminder': ({ event: { title, eventStart, room }, zones, now }) => {
    const zone = memberZone(zones.own, zones.schools)
    // An event right after midnight is reminded of on the evening before.
    const day = dateIn(eventStart, zone) === dateIn(now, zone) ? 'today' : 'tonight'
    return {
      subject: `${day === 'today' ? 'Today' : 'Tonight'}: ${title}`,
      preheader: 'You said that you come. Here is when it starts, and the way in.',
      heading: `See you ${day}`,
      paragraphs: [`“${title}” takes place ${day}, and you said that you come.`],
      notes: [
        ...(room === null
          ? []
          : ['The link to the room is on the event’s page, from three hours before the start on.']),
        CANNOT_COME,
      ],
    }
  },
  'event-moved': ({ event: { title } }) => ({
    subject: `New time: ${title}`,
    preheader: 'An event to which you come has another time.',
    heading: 'The time has changed',
    paragraphs: [
      `“${title}” takes place at the time below, which is not what we told you before. You are still on the list.`,
    ],
    notes: ['The attached file brings your calendar up to date.', CANNOT_COME],
  }),
  'event-canceled': ({ event: { title } }) => ({
    subject: `Called off: ${title}`,
    preheader: 'The event does not take place.',
    heading: 'We are sorry',
    paragraphs: [`“${title}” does not take place. There is nothing that you need to do.`],
    notes: ['The attached file takes it out of your calendar.'],
  }),
}

/** Returns when an event is: in the member's own zone, or in the school's and in UTC where that is not known. */
function timeOf(
  { eventStart, eventEnd }: EventFacts['event'],
  { own, schools }: EventFacts['zones'],
): string {
  const times = { startAt: eventStart, endAt: eventEnd }
  const zone = memberZone(own, schools)
  return zone === own ? localMeetingTime(times, zone) : meetingTime(times, zone)
}

function zoneNote({ own, schools }: EventFacts['zones']): string {
  const zone = memberZone(own, schools)
  const name = zone.replaceAll('_', ' ')
  return zone === own
    ? `The time is that of your own zone, ${name}, as your device reported it.`
    : `The time is that of the school’s zone, ${name}, because your device has not reported one.`
}
