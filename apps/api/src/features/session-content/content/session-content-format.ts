import { z } from 'zod'
import { CHECKLIST_SUBTYPES } from '@section/domain/session-content/progress/checklist-progress.ts'
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
import { timeOfDay } from '../../../server/content/relative-date.ts'
import { Markdown } from '../../../server/content/rich-text-format.ts'
import { ContentEntry, DayNumber, DayTime, type DayTimeContent } from './content-entry-format.ts'

const Announcement = z
  .strictObject({
    slug: Slug,
    text: Text.max(400),
    image: z.union([Link, Path]).optional(),
    style: z.enum(['plain', 'highlight', 'celebration', 'reminder']).default('plain'),
    /** A path of the product, or an outside address. */
    link: Target.optional(),
    /** The time from which it is shown; absent for at once. */
    from: DayTime.optional(),
    /** The time from which it is no longer shown; absent for never. */
    until: DayTime.optional(),
  })
  .refine(({ from, until }) => !from || !until || isBefore(from, until), {
    error: 'expected a time after the one of from',
    path: ['until'],
  })

export type AnnouncementContent = z.infer<typeof Announcement>

/** The fields of every container. The containers that stand beside the tasks have no other fields. */
const SideContainerEntry = z.strictObject({
  slug: Slug,
  title: Line,
  contents: z.array(ContentEntry).default([]),
})
export type SideContainerContent = z.infer<typeof SideContainerEntry>

const ContainerEntry = SideContainerEntry.extend({
  /** The day that it belongs to. */
  day: DayNumber.optional(),
  /** The time at which it opens; absent for at once. */
  opens: DayTime.optional(),
  placeholder: Line.optional(),
  /** The slug of the container that it belongs to, if any. */
  parent: Slug.optional(),
})
export type ContainerContent = z.infer<typeof ContainerEntry>

const ProjectEntry = z.strictObject({
  slug: Slug,
  title: Line,
  text: Markdown.optional(),
  enabled: DayTime.optional(),
  /** An outside form, or in a demo its own at /dev/project-form, instead of the product's; it reports back through the webhook. */
  form: Target.optional(),
})

const ScheduleEntry = z.strictObject({
  slug: Slug,
  title: Line,
  calendar: Target.optional(),
  /** The first and the last day that are shown. */
  from: DayNumber.default(1),
  to: DayNumber,
  days: z.array(
    z.strictObject({
      day: DayNumber,
      cta: Line.optional(),
      body: Markdown.optional(),
      /** The slug of a checklist item. */
      item: Slug.optional(),
    }),
  ),
})

export type ScheduleContent = z.infer<typeof ScheduleEntry>

const ChecklistEntry = z.strictObject({
  slug: Slug,
  title: Line,
  subtitle: Line.optional(),
  subtype: z.enum(CHECKLIST_SUBTYPES),
  /** The slug of the container of tasks that it belongs to. */
  container: Slug.optional(),
  /** The slug of the video group that it measures. */
  videos: Slug.optional(),
  group: Line.optional(),
  /** True for a bonus that members tick themselves. Neither a bonus nor an optional video group is ever required. */
  bonus: z.boolean().default(false),
  required: z.boolean().default(true),
})
export type ChecklistContent = z.infer<typeof ChecklistEntry>

const ClassEntry = z
  .strictObject({
    /** The number of the meeting: 1 is the first of each session. It stays the same when the meetings move. */
    meeting: z.int().min(1).max(400),
    title: Line,
    notes: Markdown.optional(),
    /** The address of notes that are kept elsewhere. */
    notesLink: Target.optional(),
    slides: Target.optional(),
    recording: Target.optional(),
  })
  .refine(({ notes, notesLink }) => notes === undefined || notesLink === undefined, {
    error: 'expected either notes or a link to them (notesLink)',
    path: ['notesLink'],
  })
export type ClassContent = z.infer<typeof ClassEntry>

/** `session-content/<slug>.yaml`: the page of one or several runs of a course; days count from the start of each. */
export const SessionContentFile = z.strictObject({
  sessions: z.array(Reference).min(1, 'expected at least one session, such as pricing-strategy/autumn'),
  /** Defaults to the title of the session. */
  title: Line.optional(),
  /** Replaces the title 'Tasks' of the containers. */
  taskTitle: Line.optional(),
  /** The calendar to which schedules without their own lead. */
  calendar: Target.optional(),
  assistants: z.array(z.strictObject({ account: Email, slack: Target.optional() })).default([]),
  announcements: z.array(Announcement).default([]),
  welcome: SideContainerEntry.optional(),
  resources: z.array(SideContainerEntry).default([]),
  project: ProjectEntry.optional(),
  schedules: z.array(ScheduleEntry).default([]),
  containers: z.array(ContainerEntry).default([]),
  checklist: z.array(ChecklistEntry).default([]),
  /** The subjects of the meetings, and the materials that they leave behind. */
  classes: z.array(ClassEntry).default([]),
})
export type SessionPageContent = z.infer<typeof SessionContentFile> & { slug: string }

const isBefore = (one: DayTimeContent, other: DayTimeContent) =>
  one.day < other.day || (one.day === other.day && timeOfDay(one.at) < timeOfDay(other.at))
