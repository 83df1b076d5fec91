import type { Services } from '../services.ts'
import type { MailTemplate, MailSchool } from './mail-template.ts'

/** The facts in the text of each kind of mail. A feature merges the kinds that it sends into this interface. */
export interface Mails {}

export type MailKind = keyof Mails

/** The mail of one kind. */
export type MailOf<Kind extends MailKind> = { kind: Kind } & Mails[Kind]

/** Every mail that the product sends. docs/product/mail.md */
export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind]

/** A mail as the outbox stores it. */
export type StoredMail = Mail & { decoy?: true }

/** The facts of a mail to an address, which need not have an account. */
export interface ToAddress {
  to: string
}

/** The facts of a mail to a member, at the address that they have when it is delivered. */
export interface ToMember {
  userId: string
}

/** A mail, and the key of the event that it reports. */
export interface QueuedMail {
  mail: Mail
  dedupeKey: string
  /** The time (epoch ms) before which the mail is not sent, and from which its age counts; now by default. */
  notBefore?: number | undefined
  /**
   * For an address without an account. The mail is stored and composed like a real one and then dropped, so that nothing
   * that follows a request reveals who has an account. SECURITY.md#account-enumeration
   */
  decoy?: boolean
}

/** The recipient and contents of a mail. */
export interface MailContents {
  /** The first name, if it is known, as somebody typed it; else empty. */
  to: { name: string; address: string }
  template: MailTemplate
  calendars?: readonly CalendarAttachment[]
}

/** A calendar file that is attached to a mail. */
export interface CalendarAttachment {
  /** 'Pricing Strategy, Dec 16.ics' */
  filename: string
  method: 'PUBLISH' | 'CANCEL'
  text: string
}

/** The context in which the contents of a mail are made. */
export interface MailContext {
  services: Services
  school: MailSchool
  /** The time of the delivery, in epoch ms. */
  now: number
}

/** The definition of a kind of mail, by which its mails are made when they are delivered. */
interface MailDefinition<Kind extends MailKind> {
  /** Returns the contents. Errors: a permanent `JobFailure` when the recipient or the subject is gone. */
  contents: (mail: MailOf<Kind>, context: MailContext) => MailContents | Promise<MailContents>
  /**
   * The maximum age (ms) of a mail whose code or link gives access to an account. An older one is not sent, because the
   * secret no longer works.
   */
  secretMaxAgeMs?: number
  /** True for a mail to an address that somebody else entered, which must not be kept for a mail that nobody got. */
  toOutsiders?: boolean
}

/** The definitions of all kinds of mail; each feature has those of its own. */
export type MailDefinitions = { [Kind in MailKind]: MailDefinition<Kind> }

/** Defines a mail to an address by its template. */
export function toAddress<Facts extends ToAddress & { firstName?: string }>(
  template: (mail: Facts, school: MailSchool) => MailTemplate,
): { contents: (mail: Facts, context: MailContext) => MailContents } {
  return {
    contents: (mail, { school }) => ({
      to: { name: mail.firstName ?? '', address: mail.to },
      template: template(mail, school),
    }),
  }
}
