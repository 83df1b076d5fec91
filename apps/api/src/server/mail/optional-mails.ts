/** The kinds of mails that the holder of an address can end, each as the page that ends it calls them. docs/product/mail.md#unsubscribing */
export const OPTIONAL_MAILS = {
  'event-invitations': 'invitations of members to events',
  events: 'mails about the events that you come to',
  sessions: 'mails about your live sessions',
  'course-alerts': 'mails about courses that have opened',
  certificates: 'mails about your certificates',
} as const

export type OptionalMail = keyof typeof OPTIONAL_MAILS
