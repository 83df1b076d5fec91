import { z } from 'zod'
import {
  Email,
  Line,
  Link,
  PublishStatus,
  Slug,
  Target,
  When,
  WhenEnd,
} from '../../../server/content/content-format.ts'
import { Markdown } from '../../../server/content/rich-text-format.ts'

/** `events/<slug>.yaml`. */
export const EventFile = z.strictObject({
  title: Line,
  /** The text below the title. */
  subtitle: Line.optional(),
  /** Events of the type OFFICE_HOURS are not listed; they are opened by their address. */
  type: z.enum(['ORIENTATION', 'LISTEN_AND_LEARN', 'OFFICE_HOURS']),
  category: z.enum(['KEY_DATES', 'Q_AND_A', 'MASTERCLASS', 'MEETUP']).default('KEY_DATES'),
  start: When,
  /** A date, or how much later it is than the start. */
  end: WhenEnd,
  /** The address of the room. */
  room: Target.optional(),
  /** The number of the meeting at the meeting service, which then gives everybody who comes an address of their own. */
  meetingNumber: z
    .string()
    .regex(/^\d{9,11}$/, 'expected the number of a meeting in quotes, such as "93512004711"')
    .optional(),
  /** True if the meeting is a webinar. */
  webinar: z.boolean().default(false),
  /** The key of a lecture on the media host, which is shown once the event is over. */
  recording: Slug.optional(),
  /** The address of a recording that the media host does not have. */
  recordingLink: Target.optional(),
  /** The slugs of the insights in which the event can be read about. */
  insights: z.array(Slug).default([]),
  /** The address of a picture of 21:9; drawn from the slug by default. */
  hero: Link.optional(),
  publishStatus: PublishStatus,
  /** The addresses of people who come. */
  attendees: z.array(Email).default([]),
  details: Markdown,
})
export type EventContent = z.infer<typeof EventFile> & { slug: string }
