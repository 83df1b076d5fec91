import { z } from 'zod'
import {
  Email,
  Line,
  Link,
  Path,
  Reference,
  Slug,
  Target,
  Text,
} from '../../../server/content/content-format.ts'

/** Markdown with tables, code, images and embedded videos; what it may contain is checked when the files are. */
const RichText = z.string().trim().min(1, 'expected a text').max(20_000)

/**
 * A day counted from Monday to Friday: 1 is the day of the session's start, 2 the next weekday, and -1 the weekday before
 * the start. There is no day 0.
 */
const Day = z
  .int()
  .min(-60)
  .max(400)
  .refine((day) => day !== 0, 'expected a day such as 1 for the first day or -1 for the weekday before it')

const TimeOfDay = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'expected a time of the day, such as "09:00"')

/** A time in the school's zone on a day of the session. */
const DayTime = z.strictObject({ day: Day, at: TimeOfDay.default('00:00') })
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
    intro: RichText.optional(),
    body: RichText.optional(),
    outro: RichText.optional(),
  })
  .refine(({ intro, body, outro }) => intro ?? body ?? outro, {
    error: 'expected an intro, a body or an outro',
    path: ['body'],
  })

const VideoEntry = z.strictObject({
  slug: Slug,
  /** Key of a lecture on the media host. */
  lecture: Slug,
  /** Defaults to the lecture's own. */
  title: Line.optional(),
  description: Text.optional(),
})

const VideoGroupEntry = z.strictObject({
  type: z.literal('videos'),
  /** Names the group in the session, for its checklist item. */
  slug: Slug,
  intro: RichText.optional(),
  outro: RichText.optional(),
  /** When the videos can be watched; absent for at once. */
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
  start: Day.optional(),
  days: z.array(RichText).min(1, 'expected at least one day').max(5, 'expected at most five days'),
})

const ContentEntry = z.discriminatedUnion('type', [
  RichTextEntry,
  VideoGroupEntry,
  ButtonEntry,
  CalendarEntry,
])
export type ContentEntryContent = z.infer<typeof ContentEntry>

const Announcement = z
  .strictObject({
    slug: Slug,
    text: Text.max(400),
    image: z.union([Link, Path]).optional(),
    style: z.enum(['plain', 'highlight', 'celebration', 'reminder']).default('plain'),
    /** A path of the product, or an outside address. */
    link: Target.optional(),
    /** When it appears; absent for at once. */
    from: DayTime.optional(),
    /** When it disappears; absent for never. */
    until: DayTime.optional(),
  })
  .refine(({ from, until }) => !from || !until || until.day >= from.day, {
    error: 'expected a day that is not before the one of from',
    path: ['until'],
  })

const ContainerEntry = z.strictObject({
  slug: Slug,
  title: Line,
  /** The day that it belongs to. */
  day: Day.optional(),
  /** When it opens; absent for at once. */
  opens: DayTime.optional(),
  placeholder: Line.optional(),
  /** The slug of the container that it belongs to, if any. */
  parent: Slug.optional(),
  contents: z.array(ContentEntry).default([]),
})
export type ContainerContent = z.infer<typeof ContainerEntry>

const SideContainerEntry = z.strictObject({
  slug: Slug,
  title: Line,
  contents: z.array(ContentEntry).default([]),
})

const ProjectEntry = z.strictObject({
  slug: Slug,
  title: Line,
  text: RichText.optional(),
  enabled: DayTime.optional(),
  /** An outside form instead of the product's own; it reports back through the webhook. */
  form: Link.optional(),
})

const ScheduleEntry = z.strictObject({
  slug: Slug,
  title: Line,
  calendar: Target.optional(),
  /** The first and the last day that are shown. */
  from: Day.default(1),
  to: Day,
  days: z.array(
    z.strictObject({
      day: Day,
      cta: Line.optional(),
      body: RichText.optional(),
      /** The slug of a checklist item. */
      item: Slug.optional(),
    }),
  ),
})

const ChecklistEntry = z.strictObject({
  slug: Slug,
  title: Line,
  subtitle: Line.optional(),
  subtype: z.enum([
    'OPTIONAL_VIDEO_GROUP',
    'OTHER_SELF_REPORTED',
    'PROJECT_SUBMISSION',
    'VIDEO_GROUP',
    'ZOOM_ATTENDANCE',
  ]),
  /** The slug of the container of tasks that it belongs to. */
  container: Slug.optional(),
  /** The slug of the video group that it measures. */
  videos: Slug.optional(),
  group: Line.optional(),
  /** True for a bonus that members tick themselves; a bonus is never required. */
  bonus: z.boolean().default(false),
  required: z.boolean().default(true),
})
export type ChecklistContent = z.infer<typeof ChecklistEntry>

/** `session-content/<slug>.yaml`: the page of one or several runs of a course; days count from the start of each. */
export const SessionContentFile = z.strictObject({
  sessions: z.array(Reference).min(1, 'expected at least one session, such as pricing-strategy/autumn'),
  /** Defaults to the title of the session. */
  title: Line.optional(),
  /** Replaces the title 'Tasks' of the containers. */
  taskTitle: Line.optional(),
  /** The calendar to which schedules without their own lead. */
  calendar: Target.optional(),
  assistants: z.array(z.strictObject({ account: Email, slack: Link.optional() })).default([]),
  announcements: z.array(Announcement).default([]),
  welcome: SideContainerEntry.optional(),
  resources: z.array(SideContainerEntry).default([]),
  project: ProjectEntry.optional(),
  schedules: z.array(ScheduleEntry).default([]),
  containers: z.array(ContainerEntry).default([]),
  checklist: z.array(ChecklistEntry).default([]),
})
export type SessionPageContent = z.infer<typeof SessionContentFile> & { slug: string }
