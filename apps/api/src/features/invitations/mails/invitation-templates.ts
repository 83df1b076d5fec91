import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { MailOf } from '../../../server/mail/mail.ts'
import {
  absoluteLink,
  commaName,
  type MailTemplate,
  type MailSchool,
} from '../../../server/mail/mail-template.ts'
import { instantText } from '../../../server/mail/mail-dates.ts'

/** Returns the template of a confirmed invitation, whose areas are open now. */
export function invitationTemplate(
  { firstName, passTitle, link }: MailOf<'invitation-confirmed'>,
  school: MailSchool,
): MailTemplate {
  const { brandName } = school
  return {
    subject: `You are in: ${passTitle}`,
    preheader: `Your invitation to ${passTitle} is confirmed. Everything is ready for you.`,
    heading: `Welcome${commaName(firstName)}`,
    paragraphs: [
      `Your invitation is confirmed, and “${passTitle}” is open for you at ${brandName}.`,
      'Start whenever you like. We keep your place, on every device.',
    ],
    button: { text: 'Start learning', link: absoluteLink(link, school) },
    notes: [],
    reason: `you accepted an invitation to ${brandName}`,
    unsubscribable: false,
  }
}

/** Returns the template of an accepted invitation whose areas begin later: the date, and the mail that follows then. */
export function invitationKeptTemplate(
  { firstName, passTitle, beginsAt, next }: MailOf<'invitation-kept'>,
  { brandName }: MailSchool,
): MailTemplate {
  return {
    subject: `Your place is kept: ${passTitle}`,
    preheader: `${passTitle} begins on ${instantText(beginsAt)}. Until then there is nothing to do.`,
    heading: `You are registered${commaName(firstName)}`,
    paragraphs: [
      `Your place in “${passTitle}” at ${brandName} is kept. Until it begins there is nothing to do.`,
      NEXT[next].paragraph,
    ],
    facts: [
      { name: 'Begins', value: instantText(beginsAt) },
      { name: NEXT[next].name, value: 'On the day it begins, to this address' },
    ],
    notes: NEXT[next].notes,
    reason: `this address was used to accept an invitation to ${brandName}`,
    unsubscribable: false,
  }
}

const NEXT = {
  activation: {
    name: 'Activation link',
    paragraph:
      'On that day we send you the activation link. With it you confirm that this address is yours and choose a password, and you can start.',
    notes: [
      `The activation link works once, for ${durationText(LIFETIMES.activation)} from the moment it is sent.`,
      'If you did not register, ignore this mail. Without the link, nobody can use the account.',
    ],
  },
  opening: {
    name: 'Our mail',
    paragraph: 'On that day it opens for you by itself, and we write to you. Sign in the way you always do.',
    notes: [],
  },
}
