import { greetingName } from '@section/domain/mail/greeting-name.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import type { OptionalMail } from './optional-mails.ts'

/** The contents of a mail as plain texts, of which its HTML and its plain-text version are made. */
export interface MailTemplate {
  subject: string
  /** The text that lists of mails show after the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  /** A code to copy, shown large. */
  code?: string
  /** Names and values, e.g. the meetings of a session. A value with a link, which is absolute, leads there. */
  facts?: { name: string; value: string; link?: string }[]
  button?: { text: string; link: string }
  /** Texts below the code or the button. */
  notes: string[]
  /** The reason why the recipient gets this mail. */
  reason: string
  /** The kind of mails that the recipient can end; false for mails that protect an account or were just requested. */
  unsubscribable: OptionalMail | false
}

/** The facts about the school in every mail. */
export interface MailSchool {
  /** Origin of the app, without a slash at its end. */
  origin: string
  brandName: string
  supportEmail: string
  helpCenterUrl: string
  newTicketUrl: string
}

/** Returns the absolute address of a link in a mail, relative to the school's origin. Errors: it is not a web address. */
export function absoluteLink(link: string, { origin }: MailSchool): string {
  const url = new URL(link, `${origin}/`)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new TypeError('A link in a mail must be a web address.')
  }
  return url.href
}

/** Returns `, Nia` for the end of a heading; empty for a name that cannot be used. */
export function commaName(firstName: string): string {
  const name = greetingName(firstName)
  return name === null ? '' : `, ${isolate(name)}`
}

/** Returns `Hello Nia,` for the beginning of a sentence; `Hello,` for a name that cannot be used. */
export function helloName(firstName: string): string {
  const name = greetingName(firstName)
  return name === null ? 'Hello,' : `Hello ${isolate(name)},`
}
