import type { Mail } from '../mails.ts'
import { hello } from './greetings.ts'
import { instantText } from './instant-text.ts'
import { absoluteLink, type MailTemplate, type School } from './mail-template.ts'

/** Tells the owner of an account that its password is another, when that was, and what to do if it was not them. */
export function passwordChangedTemplate(
  { firstName, changedAt }: Extract<Mail, { kind: 'password-changed' }>,
  school: School,
): MailTemplate {
  const { brandName, supportEmail } = school
  return {
    subject: `Your ${brandName} password was changed`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `${hello(firstName)} the password of your ${brandName} account was changed, and you were signed out everywhere.`,
    ],
    facts: [{ name: 'When', value: instantText(changedAt) }],
    button: { text: 'It was not me', link: absoluteLink('/forgot-password', school) },
    notes: [
      'If it was you, there is nothing to do.',
      `If it was not, somebody may read your mail: secure your mailbox first, then choose a new password with the button above, and write to ${supportEmail}.`,
    ],
    reason: `we tell you of every change to how your ${brandName} account opens`,
    unsubscribable: false,
  }
}
