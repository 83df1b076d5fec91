/** The kinds of events by their codes, as cards and pages name them. See docs/product/events.md. */
export const EVENT_TYPE_LABELS = {
  ORIENTATION: 'Orientation',
  LISTEN_AND_LEARN: 'Listen & Learn',
  OFFICE_HOURS: 'Office Hours',
} as const

/** The categories of events by their codes, as cards and pages name them. */
export const EVENT_CATEGORY_LABELS = {
  KEY_DATES: 'Key Date',
  Q_AND_A: 'Q&A Session',
  MASTERCLASS: 'Masterclass',
  MEETUP: 'Member Meetup',
} as const
