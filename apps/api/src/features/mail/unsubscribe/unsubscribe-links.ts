import { normalizeEmail } from '@section/domain/identity/email.ts'
import { mailboxOf } from '@section/domain/mail/mailbox-of.ts'
import { isSignedBy, sign } from '../../../server/links/signature.ts'
import { OPTIONAL_MAILS, type OptionalMail } from '../../../server/mail/optional-mails.ts'

/** The path of the pages by which kinds of mails are ended. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** A kind of mails and the address that gets them, as a keyed hash. */
export interface MailSubscription {
  kind: OptionalMail
  addressHash: string
}

/**
 * Signs and verifies the addresses in mails by which their kind is ended. They name the recipient by a keyed hash, so that nobody who
 * sees one learns the e-mail address, and they do not expire, because mails are kept. SECURITY.md#ending-mails-in-the-name-of-others
 */
export class UnsubscribeLinks {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /**
   * Returns how a kind of mails to an address is stored. Addresses for invitations are entered by others, who could write one mailbox
   * in many ways, so that these belong to the mailbox.
   */
  subscription(kind: OptionalMail, address: string): MailSubscription {
    const recipient = kind === 'event-invitations' ? mailboxOf(address) : normalizeEmail(address)
    return { kind, addressHash: sign(this.#secret, `address ${recipient}`) }
  }

  /** Returns the path of the page that ends a kind of mails to an address. */
  path(kind: OptionalMail, address: string): string {
    const { addressHash } = this.subscription(kind, address)
    return `${UNSUBSCRIBE_PATH}/${kind}.${addressHash}.${sign(this.#secret, signed(kind, addressHash))}`
  }

  /** Returns what the last part of such a path is about; undefined if it is not one of ours. */
  read(token: string): MailSubscription | undefined {
    const [kind = '', addressHash = '', signature = '', ...more] = token.split('.')
    if (!isOptional(kind) || more.length > 0) return undefined
    return isSignedBy(this.#secret, signed(kind, addressHash), signature) ? { kind, addressHash } : undefined
  }
}

const signed = (kind: OptionalMail, addressHash: string) => `end ${kind} ${addressHash}`

const isOptional = (kind: string): kind is OptionalMail => Object.hasOwn(OPTIONAL_MAILS, kind)
