import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { Mail } from '../mails.ts'
import { comma, hello } from './greetings.ts'
import { invitationKeptLetter, invitationLetter } from './invitation-letters.ts'
import { absoluteLink, type Letter, type School } from './letter.ts'
import { passwordChangedLetter } from './password-changed-letter.ts'

/** Mails about an account, which are not about a session. */
export type AccountMail = Exclude<Mail, { sessionId: string }>

/** What a mail about an account says. */
export function accountLetter(mail: AccountMail, school: School): Letter {
  switch (mail.kind) {
    case 'password-code':
    case 'set-password-code':
      return codeLetter(mail, school)
    case 'activation':
      return activationLetter(mail, school)
    case 'already-registered':
      return alreadyRegisteredLetter(mail, school)
    case 'invitation-confirmed':
      return invitationLetter(mail, school)
    case 'invitation-kept':
      return invitationKeptLetter(mail, school)
    case 'password-changed':
      return passwordChangedLetter(mail, school)
    case 'sign-in-linked':
    case 'sign-in-unlinked':
      return linkedLetter(mail, school)
    case 'one-time-code-used-twice':
      return usedTwiceLetter(mail, school)
  }
}

type Of<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>

const VALIDITY = `valid for ${durationText(LIFETIMES.mailedCode)} and works once`

function codeLetter(
  { kind, code }: Of<'password-code'> | Of<'set-password-code'>,
  { brandName }: School,
): Letter {
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

function activationLetter({ firstName, link, passTitle }: Of<'activation'>, school: School): Letter {
  const { brandName } = school
  const what = passTitle ?? `your ${brandName} account`
  return {
    subject: `Activate ${what}`,
    preheader: 'Confirm your address and choose a password: one minute, and you can start.',
    heading: `One step left${comma(firstName)}`,
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

function alreadyRegisteredLetter({ firstName, link }: Of<'already-registered'>, school: School): Letter {
  const { brandName } = school
  return {
    subject: `You already have a ${brandName} account`,
    preheader: 'There is nothing to sign up for: log in and go on where you left off.',
    heading: `You are with us already${comma(firstName)}`,
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

function linkedLetter(
  { kind, firstName, account }: Of<'sign-in-linked'> | Of<'sign-in-unlinked'>,
  { brandName, newTicketUrl }: School,
): Letter {
  const linked = kind === 'sign-in-linked'
  return {
    subject: linked
      ? `A new way to log in to your ${brandName} account`
      : `A way to log in to your ${brandName} account was removed`,
    preheader: linked ? 'If it was you, all is well.' : 'If it was you, there is nothing to do.',
    heading: linked ? 'A sign-in was linked' : 'A sign-in was removed',
    paragraphs: [
      `${hello(firstName)} ${
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

function usedTwiceLetter(
  { firstName }: Of<'one-time-code-used-twice'>,
  { brandName, newTicketUrl }: School,
): Letter {
  return {
    subject: `We stopped a suspicious sign-in to your ${brandName} account`,
    preheader: 'A sign-in code of yours was used a second time. We refused it.',
    heading: 'We stopped a sign-in',
    paragraphs: [
      `${hello(firstName)} a one-time code that was made to sign you in to one of our sites was presented a second time. Such a code works once, so we refused it and ended the sign-in that it came from.`,
      'Most often a page was only loaded twice. It can also mean that somebody saw an address which was meant for you alone.',
    ],
    button: { text: 'Contact support', link: newTicketUrl },
    notes: ['To be safe, log in again and choose a new password. If this keeps happening, tell us.'],
    reason: `we tell you when something looks wrong with your ${brandName} account`,
    unsubscribable: false,
  }
}
