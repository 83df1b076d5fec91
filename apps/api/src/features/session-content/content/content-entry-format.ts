import { z } from 'zod'
import { Line, Slug, Target, TimeOfDay } from '../../../server/content/content-format.ts'
import { Markdown } from '../../../server/content/rich-text-format.ts'
import { VideoEntry } from '../../lectures/content/lecture-format.ts'

/**
 * A day counted from Monday to Friday: 1 is the day of the session's start, 2 the next weekday, and -1 the weekday before
 * the start. There is no day 0.
 */
export const DayNumber = z
  .int()
  .min(-60)
  .max(400)
  .refine((day) => day !== 0, 'expected a day such as 1 for the first day or -1 for the weekday before it')

/** A time in the school's zone on a day of the session. */
export const DayTime = z.strictObject({ day: DayNumber, at: TimeOfDay.default('00:00') })
export type DayTimeContent = z.infer<typeof DayTime>

const ICONS = [
  'ARROW_RIGHT',
  'CALENDAR',
  'CHAT',
  'DOWNLOAD',
  'EXTERNAL_LINK',
  'FILE',
  'PEOPLE',
  'VIDEO',
] as const

const RichTextEntry = z
  .strictObject({
    type: z.literal('rich-text'),
    intro: Markdown.optional(),
    body: Markdown.optional(),
    outro: Markdown.optional(),
  })
  .refine(({ intro, body, outro }) => intro ?? body ?? outro, {
    error: 'expected an intro, a body or an outro',
    path: ['body'],
  })

const VideoGroupEntry = z.strictObject({
  type: z.literal('videos'),
  /** Names the group in the session, for its checklist item. */
  slug: Slug,
  intro: Markdown.optional(),
  outro: Markdown.optional(),
  /** The time from which the videos can be watched; absent for at once. */
  enabled: DayTime.optional(),
  videos: z.array(VideoEntry).min(1, 'expected at least one video'),
})

const ButtonEntry = z.strictObject({
  type: z.literal('button'),
  text: Line,
  /** Absent for a button that is disabled until it has one. */
  url: Target.optional(),
  startIcon: z.enum(ICONS).optional(),
  endIcon: z.enum(ICONS).optional(),
  enabled: DayTime.optional(),
})

const CalendarEntry = z.strictObject({
  type: z.literal('calendar'),
  /** The first of the five days; absent to call them Day 1 to Day 5. */
  start: DayNumber.optional(),
  days: z.array(Markdown).min(1, 'expected at least one day').max(5, 'expected at most five days'),
})

export const ContentEntry = z.discriminatedUnion('type', [
  RichTextEntry,
  VideoGroupEntry,
  ButtonEntry,
  CalendarEntry,
])
export type ContentEntryContent = z.infer<typeof ContentEntry>
