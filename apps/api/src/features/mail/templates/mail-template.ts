/** What a mail says, before it has a form: all of it plain text. The HTML and the plain version are made of it. */
export interface MailTemplate {
  subject: string
  /** What lists of mails show after the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  /** A code to copy, shown large. */
  code?: string
  /** Names and values, e.g. of a session. */
  facts?: { name: string; value: string }[]
  button?: { text: string; link: string }
  /** What follows the code or the button. */
  notes: string[]
  /** Why one gets this mail. */
  reason: string
  /** Whether it can be unsubscribed from: never what keeps an account safe or was just asked for. */
  unsubscribable: boolean
}

/** What every mail knows of the school that sends it. */
export interface School {
  /** Origin of the app, without a slash at its end. */
  origin: string
  brandName: string
  supportEmail: string
  helpCenterUrl: string
  newTicketUrl: string
}

/** The address of a page that a mail leads to, absolute on the school's own origin unless it names another. */
export function absoluteLink(link: string, { origin }: School): string {
  const url = new URL(link, `${origin}/`)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new TypeError('A link in a mail leads to a page.')
  }
  return url.href
}
