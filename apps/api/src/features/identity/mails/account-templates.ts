import { pathTo } from '@section/domain/access/screen-path.ts'
import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { MailOf } from '../../../server/mail/mail.ts'
import {
  absoluteLink,
  helloName,
  type MailTemplate,
  type MailSchool,
} from '../../../server/mail/mail-template.ts'
import { instantText } from '../../../server/mail/mail-dates.ts'

const VALIDITY = `valid for ${durationText(LIFETIMES.mailedCode)} and works once`

/** Returns the template of a mail with the code by which a password is reset or first set. */
export function codeTemplate(
  { kind, code }: MailOf<'password-code'> | MailOf<'set-password-code'>,
  { brandName }: MailSchool,
): MailTemplate {
  const reset = kind === 'password-code'
  const purpose = reset ? 'reset your password' : 'set your password'
  return {
    subject: `Your code to ${purpose}`,
    preheader: `It is ${VALIDITY}.`,
    heading: reset ? 'Reset your password' : 'Set your password',
    paragraphs: [`Enter this code on the page where you asked for it, to ${purpose} at ${brandName}.`],
    code,
    notes: [
      `The code is ${VALIDITY}.`,
      `If you did not ask for it, you can ignore this mail: your account stays as it is. Never give the code to anyone. We will not ask you for it.`,
    ],
    reason: `somebody entered this address to ${purpose} at ${brandName}`,
    unsubscribable: false,
  }
}

/** Returns the template of the mail that follows a change of password. */
export function passwordChangedTemplate(
  { firstName, changedAt, by }: MailOf<'password-changed'>,
  school: MailSchool,
): MailTemplate {
  const { brandName, supportEmail } = school
  const byPassword = by === 'password'
  return {
    subject: `Your ${brandName} password was changed`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `${helloName(firstName)} the password of your ${brandName} account was changed, and you were signed out ${byPassword ? 'on all other devices' : 'everywhere'}.`,
    ],
    facts: [{ name: 'When', value: instantText(changedAt) }],
    button: { text: 'It was not me', link: absoluteLink(pathTo('forgotPassword'), school) },
    notes: [
      'If it was you, there is nothing to do.',
      byPassword
        ? `If it was not, somebody knows your password and is signed in: choose a new one with the button above, which signs everybody out, and write to ${supportEmail}.`
        : `If it was not, somebody may read your mail: secure your mailbox first, then choose a new password with the button above, and write to ${supportEmail}.`,
    ],
    reason: `we tell you of every change to how your ${brandName} account opens`,
    unsubscribable: false,
  }
}

/** Returns the template of the mail after a sign-in was linked to an account or removed from it. */
export function linkedTemplate(
  { kind, firstName, account }: MailOf<'sign-in-linked'> | MailOf<'sign-in-unlinked'>,
  { brandName, newTicketUrl }: MailSchool,
): MailTemplate {
  const linked = kind === 'sign-in-linked'
  return {
    subject: linked
      ? `A new way to log in to your ${brandName} account`
      : `A way to log in to your ${brandName} account was removed`,
    preheader: linked ? 'If it was you, all is well.' : 'If it was you, there is nothing to do.',
    heading: linked ? 'A sign-in was linked' : 'A sign-in was removed',
    paragraphs: [
      `${helloName(firstName)} ${
        linked
          ? 'this sign-in was linked to your account, and opens it from now on:'
          : 'this sign-in was removed from your account, and does not open it any more:'
      }`,
    ],
    facts: [{ name: 'Sign-in', value: account }],
    button: { text: 'It was not me', link: newTicketUrl },
    notes: [
      'If it was you, there is nothing to do. If it was not, tell us at once: we will lock the account.',
    ],
    reason: `we tell you of every change to how your ${brandName} account opens`,
    unsubscribable: false,
  }
}

/** Returns the template of the mail after an operator linked the sign-in of an employer anew. */
export function relinkedTemplate(
  { firstName, account }: MailOf<'sign-in-relinked'>,
  { brandName, newTicketUrl }: MailSchool,
): MailTemplate {
  return {
    subject: `The way to log in to your ${brandName} account was renewed`,
    preheader: 'Your employer’s sign-in opens your account again.',
    heading: 'Your sign-in was linked anew',
    paragraphs: [
      `${helloName(firstName)} the sign-in of your employer knows you by another name than before, so our support linked it to your account anew. The sign-in before does not open the account any more, and what was signed in by it was signed out.`,
    ],
    facts: [{ name: 'Sign-in', value: account }],
    button: { text: 'It was not me', link: newTicketUrl },
    notes: [
      'If you asked for it, there is nothing to do. If you did not, tell us at once: we will lock the account.',
    ],
    reason: `we tell you of every change to how your ${brandName} account opens`,
    unsubscribable: false,
  }
}

/** Returns the template of the mail after a one-time code was presented a second time. */
export function usedTwiceTemplate(
  { firstName }: MailOf<'one-time-code-used-twice'>,
  { brandName, newTicketUrl }: MailSchool,
): MailTemplate {
  return {
    subject: `We stopped a suspicious sign-in to your ${brandName} account`,
    preheader: 'A sign-in code of yours was used a second time. We refused it.',
    heading: 'We stopped a sign-in',
    paragraphs: [
      `${helloName(firstName)} a one-time code that was made to sign you in to one of our sites was presented a second time. Such a code works once, so we refused it and ended the sign-in that it came from.`,
      'Most often a page was only loaded twice. It can also mean that somebody saw an address which was meant for you alone.',
    ],
    button: { text: 'Contact support', link: newTicketUrl },
    notes: ['To be safe, log in again and choose a new password. If this keeps happening, tell us.'],
    reason: `we tell you when something looks wrong with your ${brandName} account`,
    unsubscribable: false,
  }
}
