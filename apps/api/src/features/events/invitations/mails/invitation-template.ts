import { pathTo } from '@section/domain/access/screen-path.ts'
import { greetingName } from '@section/domain/mail/greeting-name.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import { meetingTime } from '../../../../server/mail/mail-dates.ts'
import { absoluteLink, type MailSchool, type MailTemplate } from '../../../../server/mail/mail-template.ts'
import type { InvitedEvent } from '../invited-event-store.ts'

interface Facts {
  /** The first name of the member who invites, as they typed it; it is all that they can add to the mail. */
  inviter: string
  event: InvitedEvent
  timeZone: string
}

/** Returns the template of the mail by which a member invites somebody to an event. SECURITY.md#mail-bombing */
export function eventInvitationTemplate(
  { inviter, event, timeZone }: Facts,
  school: MailSchool,
): MailTemplate {
  const { memberEventId, title, eventStart: startAt, eventEnd: endAt } = event
  const { brandName } = school
  const name = greetingName(inviter)
  const who = name === null ? `A member of ${brandName}` : isolate(name)
  return {
    subject: `You are invited: ${title}`,
    preheader: `${who} would like to see you there.`,
    heading: 'You are invited',
    paragraphs: [`${who} would like to see you at “${title}”, an event of ${brandName}.`],
    facts: [
      { name: 'Event', value: title },
      { name: 'When', value: meetingTime({ startAt, endAt }, timeZone) },
    ],
    button: { text: 'See the event', link: absoluteLink(pathTo('event', { memberEventId }), school) },
    notes: [`Events are for members of ${brandName}. Behind the button you can log in, or sign up.`],
    reason: `a member of ${brandName} entered this address to invite you`,
    unsubscribable: 'event-invitations',
  }
}
