import { z } from 'zod'
import { WEEKDAYS } from '../../../server/content/class-days.ts'
import {
  Line,
  Link,
  PortraitLooks,
  PublishStatus,
  Slug,
  Stack,
  Target,
  Text,
  TimeOfDay,
  When,
  WhenEnd,
} from '../../../server/content/content-format.ts'
import { VideoEntry } from '../../lectures/content/lecture-format.ts'

const InfoItem = z.strictObject({
  title: Line,
  description: Text,
  iconUrl: z.union([Link, z.string().startsWith('/art/')]).optional(),
})

const Review = z.strictObject({
  text: Text,
  name: Line,
  role: Line.optional(),
})

/** A live meeting with its own date. */
const MeetingEntry = z.strictObject({
  start: When,
  end: When,
  /** Defaults to the session's eventLink. */
  link: Target.optional(),
})

/** Weekly meetings. Defaults come from the start and the end of the session. */
const Schedule = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1, 'expected at least one day').default(WEEKDAYS.slice(0, 5)),
  /** The time of day of their start; defaults to that of the session. */
  at: TimeOfDay.optional(),
  /** Their length; by default they end at the session's time of day. */
  minutes: z.int().min(5).max(720).optional(),
  /** Defaults to the session's eventLink. */
  link: Target.optional(),
})
export type MeetingPatternContent = z.infer<typeof Schedule>

const Session = z
  .strictObject({
    slug: Slug,
    kind: z.enum(['SPRINT', 'WORKSHOP', 'CAPSTONE', 'BOOTCAMP']),
    delivery: z.enum(['LIVE', 'ON_DEMAND']),
    title: Line.optional(),
    subtitle: Line.optional(),
    /** Absent before the date is announced. */
    start: When.optional(),
    end: WhenEnd.optional(),
    /** The date from which an on-demand edition can be watched; absent for at once. */
    availableFrom: When.optional(),
    enrollmentOpen: When.optional(),
    enrollmentClose: When.optional(),
    /** The number of seats; absent for no limit. */
    capacity: z.int().min(1).max(10_000).optional(),
    waitlist: z.boolean().default(false),
    /** True if only the school's staff can enroll members. */
    manual: z.boolean().default(false),
    free: z.boolean().default(false),
    hideInCatalog: z.boolean().default(false),
    /** An access requirement besides the plans, e.g. CRASH_COURSE. */
    gatedAccessType: z
      .string()
      .regex(/^[A-Z_]+$/, 'expected capitals, such as CRASH_COURSE')
      .optional(),
    /** The cohort's part of the sprint center's address, if it meets there instead of on the session's page. */
    cohort: Slug.optional(),
    eventLink: Target.optional(),
    /** The weekly schedule of live meetings; Monday to Friday by default. A workshop has one meeting. */
    schedule: Schedule.optional(),
    /** The live meetings one by one, instead of a schedule. */
    meetings: z.array(MeetingEntry).min(1, 'expected at least one meeting').optional(),
    calendar: Target.optional(),
    detailCtaText: Line.optional(),
    publishStatus: PublishStatus,
  })
  .refine((session) => (session.start === undefined) === (session.end === undefined), {
    error: 'expected both a start and an end, or neither',
    path: ['end'],
  })
  .refine((session) => session.delivery === 'LIVE' || session.start === undefined, {
    error: 'expected no start: an on-demand session has availableFrom',
    path: ['start'],
  })
  .refine((session) => session.delivery === 'LIVE' || session.capacity === undefined, {
    error: 'expected no capacity: an on-demand session has room for everybody',
    path: ['capacity'],
  })
  .refine((session) => session.schedule === undefined || session.meetings === undefined, {
    error: 'expected either meetings or a schedule',
    path: ['meetings'],
  })
  .refine(({ schedule, meetings, start }) => start !== undefined || !(schedule ?? meetings), {
    error: 'expected no meetings of a session without a start',
    path: ['meetings'],
  })
export type CourseSessionContent = z.infer<typeof Session>

const Lesson = VideoEntry.extend({
  completionRequired: z.boolean().default(true),
  hidePreview: z.boolean().default(false),
  /** True for the one lesson of a course that is free for everybody who can open courses. */
  preview: z.boolean().default(false),
})
export type LessonContent = z.infer<typeof Lesson>

const Module = z.strictObject({
  slug: Slug,
  title: Line,
  description: Text,
  hidePreview: z.boolean().default(false),
  /** The `title` replaces the module's title where the module is named beside others. */
  meta: z.strictObject({ title: Line.optional() }).default({}),
  lessons: z.array(Lesson).min(1, 'expected at least one lesson'),
})
export type ModuleContent = z.infer<typeof Module>

/** `courses/<slug>.yaml`. */
export const CourseFile = z.strictObject({
  title: Line,
  subtitle: Line,
  description: Text,
  type: z.enum(['sprint', 'workshop']),
  stack: Stack,
  topics: z.array(Line).min(1, 'expected at least one topic'),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  /** Defaults to a cover drawn from the slug, the stack and the difficulty. */
  coverImageUrl: Link.optional(),
  badgeImageUrl: Link.optional(),
  rating: z.number().min(0).max(5).optional(),
  /** The number of ratings; absent to show the stars alone. */
  ratingCount: z.int().min(1).optional(),
  sortOrder: z.int().default(100),
  publishStatus: PublishStatus,
  faculty: z.array(Slug).min(1, 'expected at least one professor'),
  meta: z.strictObject({
    topTakeaway: Text,
    whoWillBenefit: z.array(InfoItem).default([]),
    whatYouWillLeaveWith: z.array(InfoItem).default([]),
    courseSyllabusUrl: Target.optional(),
    /** The key of the trailer's lecture on the media host; absent without a trailer. */
    sprintTrailerJwPlayerFileId: Slug.optional(),
    /** Defaults to the poster of the lecture. */
    sprintTrailerCoverImageUrl: Link.optional(),
    hideTimeAndFacultyLabels: z.boolean().default(false),
    /** The hours that a member spends on the course in a week, classes included. */
    hoursPerWeek: z.number().min(0.5).max(40).optional(),
    /** The words of members about the course; the page of the course quotes them. */
    reviews: z.array(Review).default([]),
  }),
  sessions: z.array(Session).default([]),
  /** The on-demand edition: modules in order, each with its lessons. */
  modules: z.array(Module).default([]),
})
export type CourseContent = z.infer<typeof CourseFile> & { slug: string }

/** `faculty/<slug>.yaml`. */
export const FacultyFile = z.strictObject({
  name: Line,
  biography: Text,
  /** The seed of the portrait; defaults to the slug. */
  portrait: Slug.optional(),
  /** The looks of the portrait. */
  looks: PortraitLooks.optional(),
  sortOrder: z.int().default(0),
})
export type FacultyContent = z.infer<typeof FacultyFile> & { slug: string }
