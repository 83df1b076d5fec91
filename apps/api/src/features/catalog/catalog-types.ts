import type { VideoPageAddress } from '@section/contract/generated/schema-types.ts'
import type {
  contentGroups,
  contentItems,
  courses,
  faculty,
  sessions,
  videoChapters,
  videos,
} from '@section/db/schema.ts'
import type { EnrollSession } from '@section/domain/enrollment/enroll.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { SessionEnrollment } from '@section/domain/sessions/session.ts'

// The types of the snapshot. Instants are epoch milliseconds, lengths are seconds.

export type CatalogCourse = Omit<typeof courses.$inferSelect, 'publishStatus' | 'sortOrder'> & {
  faculties: Omit<typeof faculty.$inferSelect, 'slug'>[]
  /** The modules of the on-demand edition, in order; empty without one. */
  groups: CatalogGroup[]
  /** The number and the length in seconds of its lessons; null without an on-demand edition. */
  lessons: { count: number; duration: number } | null
}

type CatalogGroup = Omit<typeof contentGroups.$inferSelect, 'courseId' | 'sortOrder'> & {
  content: CatalogLesson[]
}

type CatalogLesson = Omit<typeof contentItems.$inferSelect, 'courseContentGroupId' | 'sortOrder'>

export type CatalogVideo = typeof videos.$inferSelect & {
  chapters: Omit<typeof videoChapters.$inferSelect, 'videoId'>[]
}

export interface LessonLocation {
  courseId: string
  courseContentId: string
  /** True for the free preview of the course. */
  preview: boolean
}

/** The number of seats of a session, null if it is not limited, and the number of taken ones. */
export type Seats = Pick<SessionEnrollment, 'seats' | 'seatsTaken'>

export const UNLIMITED_SEATS: Seats = { seats: null, seatsTaken: 0 }

/** A session in the form of the domain's rules, with its course and what is shown of it. */
export type CatalogSession = EnrollSession &
  Pick<typeof sessions.$inferSelect, 'courseId' | 'gatedAccessType' | 'sessionMeta' | 'wpCohortSlug'> & {
    course: CatalogCourse
    title: string
    subtitle: string
    /** The title and subtitle that the session has itself; null where they are those of its course. */
    ownTitle: string | null
    ownSubtitle: string | null
    /** The meetings, soonest first, with their links, which only participants may know. */
    meetings: readonly Meeting[]
    /** The teaching assistants, in order. */
    assistants: readonly Assistant[]
  }

/** A member who assists in a session. */
interface Assistant {
  userId: string
  slackUrl: string | null
}

/** The video group of a session that a video belongs to. */
export interface SessionVideoLocation {
  videoId: string
  sessionId: string
  /** The id of the group, `groupId` in the address of the video. */
  sessionContentId: string
  /** The time (epoch ms) from which the group can be watched; null for as soon as the session's page opens. */
  enabledAt: number | null
}

/** The page on which a video is watched, with the title that members see there. */
export interface CatalogVideoPage {
  courseId: string
  title: string
  address: VideoPageAddress
}

/** All published content, before the seats are added to the sessions. */
export interface Catalog {
  courses: ReadonlyMap<string, CatalogCourse>
  coursesBySlug: ReadonlyMap<string, CatalogCourse>
  sessions: Omit<CatalogSession, keyof Seats>[]
  videos: ReadonlyMap<string, CatalogVideo>
  /** The IANA name of the school's time zone. */
  timeZone: string
  /** The location of each video in the courses. */
  lessonLocations: ReadonlyMap<string, LessonLocation>
  /** The id of each lesson's video, by the lesson's `courseContentId`. */
  lessonVideoIds: ReadonlyMap<string, string>
  /** The location of each video in the pages of sessions. */
  sessionVideoLocations: ReadonlyMap<string, SessionVideoLocation>
  /** The videos of the page of each session, by session and in the order of their groups. */
  sessionVideosBySession: ReadonlyMap<string, readonly SessionVideoLocation[]>
  /** The page of each video, by the video's id and in the order of the courses; sessions come after the lessons. */
  videoPages: ReadonlyMap<string, CatalogVideoPage>
}

/**
 * The catalog and the seats at one moment. A snapshot is never changed; a new one replaces it when content or seats
 * change.
 */
export interface CatalogSnapshot extends Omit<Catalog, 'sessions'> {
  /** The sessions, soonest first; those without dates come last. */
  sessions: readonly CatalogSession[]
  sessionsById: ReadonlyMap<string, CatalogSession>
  sessionsByCourse: ReadonlyMap<string, readonly CatalogSession[]>
}
