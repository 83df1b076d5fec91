import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { MailOf } from '../../../server/mail/mail.ts'
import {
  absoluteLink,
  commaName,
  type MailTemplate,
  type MailSchool,
} from '../../../server/mail/mail-template.ts'

/** Returns the template of the mail with the link that activates a new account. */
export function activationTemplate(
  { firstName, link, passTitle }: MailOf<'activation'>,
  school: MailSchool,
): MailTemplate {
  const { brandName } = school
  const what = passTitle ?? `your ${brandName} account`
  return {
    subject: `Activate ${what}`,
    preheader: 'Confirm your address and choose a password: one minute, and you can start.',
    heading: `One step left${commaName(firstName)}`,
    paragraphs: [
      `Thank you for signing up. Confirm that this address is yours and choose a password, and ${
        passTitle ? `“${passTitle}” opens` : 'your free lessons open'
      } for you.`,
    ],
    button: { text: 'Activate account', link: absoluteLink(link, school) },
    notes: [
      `The link works once, within the next ${durationText(LIFETIMES.activation)}.`,
      'If you did not sign up, ignore this mail. Without this step, nobody can use the account.',
    ],
    reason: `this address was used to sign up at ${brandName}`,
    unsubscribable: false,
  }
}

/** Returns the template of the mail to an address that has signed up although it has an account. */
export function alreadyRegisteredTemplate(
  { firstName, link }: MailOf<'already-registered'>,
  school: MailSchool,
): MailTemplate {
  const { brandName } = school
  return {
    subject: `You already have a ${brandName} account`,
    preheader: 'There is nothing to sign up for: log in and go on where you left off.',
    heading: `You are with us already${commaName(firstName)}`,
    paragraphs: [
      `Somebody, probably you, has just signed up at ${brandName} with this address. It has an account already, so there is nothing to create: log in and go on where you left off.`,
    ],
    button: { text: 'Log in', link: absoluteLink(link, school) },
    notes: [
      'You do not remember your password? The login page helps you choose a new one.',
      'If it was not you, nothing has changed and there is nothing to do.',
    ],
    reason: `this address was used to sign up at ${brandName}`,
    unsubscribable: false,
  }
}
